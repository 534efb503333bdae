import { hasWords, wordsIn } from '@/formats/matchWords';
import type { Help, Task } from '@/records/help/help';
import { helpTexts } from '@/records/modules/help';
import { staffScreenAt } from '../sections';
import { stepText } from './stepText';

/** A screen's help, with the path of the screen. */
export interface HelpOfScreen extends Help {
  path: string;
}

async function load({ path, load: loadText }: (typeof helpTexts)[number]): Promise<HelpOfScreen> {
  return { ...(await loadText()).default, path };
}

/** What is said of the screen at an address; null where none is known. */
export async function helpAt(address: string): Promise<HelpOfScreen | null> {
  const path = staffScreenAt(address)?.path;
  const found = helpTexts.find((one) => one.path === path);
  return found ? load(found) : null;
}

/** All of it, each text once, though it may be of many screens. */
export async function allHelp(): Promise<HelpOfScreen[]> {
  const seen = new Set<unknown>();
  const texts = helpTexts.filter(({ load: own }) => !seen.has(own) && seen.add(own));
  return Promise.all(texts.map(load));
}

export interface FoundTask {
  path: string;
  title: string;
  task: Task;
}

/** Words of a question that say nothing of what is looked for. */
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

/** The tasks whose name, or the other words for them, have all that were typed. */
export function tasksNamed(texts: readonly HelpOfScreen[], typed: string): FoundTask[] {
  const wanted = wantedIn(typed);
  if (wanted.length === 0) return [];
  return allTasks(texts).filter(({ task }) => hasWords(`${task.name} ${task.words ?? ''}`, wanted));
}

/** These, then those of a screen so called, then those that have the words in their steps. */
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
