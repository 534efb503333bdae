import { hasWords, wordsIn } from '@/formats/matchWords';
import type { Task } from '@/records/help/help';
import { stepText } from './stepText';
import type { HelpOfScreen } from './texts';

export interface FoundTask {
  path: string;
  title: string;
  task: Task;
}

/** Words of a question without search value. */
const idle = new Set([
  'como',
  'faco',
  'fazer',
  'se',
  'eu',
  'a',
  'o',
  'as',
  'os',
  'um',
  'uma',
  'para',
  'de',
  'do',
  'da',
]);

const wantedIn = (typed: string) => wordsIn(typed).filter((word) => !idle.has(word));

const allTasks = (texts: readonly HelpOfScreen[]): FoundTask[] =>
  texts.flatMap(({ path, title, tasks }) => tasks.map((task) => ({ path, title, task })));

/** Tasks whose name or synonyms contain all typed words. */
export function tasksNamed(texts: readonly HelpOfScreen[], typed: string): FoundTask[] {
  const wanted = wantedIn(typed);
  if (wanted.length === 0) return [];
  return allTasks(texts).filter(({ task }) => hasWords(`${task.name} ${task.words ?? ''}`, wanted));
}

/** `tasksNamed`, then the tasks of screens with that name, then those with the words in their steps. */
export function tasksFor(texts: readonly HelpOfScreen[], typed: string): FoundTask[] {
  const wanted = wantedIn(typed);
  if (wanted.length === 0) return [];
  const found = new Set(tasksNamed(texts, typed).map(({ task }) => task));
  const rest = (text: (one: FoundTask) => string) => (one: FoundTask) => {
    if (found.has(one.task) || !hasWords(text(one), wanted)) return [];
    found.add(one.task);
    return one;
  };
  const all = allTasks(texts);
  return [
    ...all.filter(({ task }) => found.has(task)),
    ...all.flatMap(rest(({ title }) => title)),
    ...all.flatMap(rest(({ task }) => task.steps.map(stepText).join(' '))),
  ];
}
