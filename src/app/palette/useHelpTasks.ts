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

/** Maximum tasks shown: other results are more often what is sought. */
const most = 3;
/** Same minimum as for records. */
const fewestLetters = 3;

/** Help tasks that match the typed words; the texts load once someone types. */
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
        // After the palette has returned focus, so that the help can return it there too.
        setTimeout(() => askHelp({ of: path, task: task.name }));
        return true;
      },
    }));
  return groupOfEntries('help', 'Ajuda', entries);
}
