import { useEffect, useState } from 'react';
import { askHelp } from '@/records/help/askHelp';
import type { tasksNamed } from '../screenHelp/search';
import type { HelpOfScreen } from '../screenHelp/texts';
import type { Entry } from './entries';
import { groupOfEntries, type Group } from './groups';

interface Loaded {
  all: readonly HelpOfScreen[];
  tasksNamed: typeof tasksNamed;
}

/** Of them: what else was found is more often what is looked for. */
const most = 3;
/** As for the records. */
const fewestLetters = 3;

/** What the help has for the words typed; its texts load once somebody types. */
export function useHelpTasks(typed: string): Group[] {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const isAsked = typed.trim().length >= fewestLetters;
  useEffect(() => {
    if (!isAsked || loaded) return;
    let isLeft = false;
    void Promise.all([import('../screenHelp/search'), import('../screenHelp/texts')])
      .then(async ([search, texts]): Promise<Loaded> => ({ ...search, all: await texts.allHelp() }))
      .catch(() => 'failed' as const)
      .then((found) => isLeft || setLoaded(found));
    return () => {
      isLeft = true;
    };
  }, [isAsked, loaded]);
  if (!isAsked || loaded === 'failed') return [];
  if (!loaded) return [{ key: 'help', title: 'Ajuda', lines: [{ kind: 'waiting', key: 'help waiting' }] }];
  const entries = loaded
    .tasksNamed(loaded.all, typed)
    .slice(0, most)
    .map(({ path, title, task }): Entry => ({
      key: `help ${path} ${task.name}`,
      label: `Como ${task.name.charAt(0).toLowerCase()}${task.name.slice(1)}`,
      detail: title,
      icon: 'help',
      path,
      isOver: true,
      open: () => {
        // Once the palette has given back the focus, to which the sheet returns it.
        setTimeout(() => askHelp({ of: path, task: task.name }));
        return true;
      },
    }));
  return groupOfEntries('help', 'Ajuda', entries);
}
