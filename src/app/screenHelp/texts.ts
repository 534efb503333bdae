import type { Help } from '@/records/help/help';
import { helpTexts } from '@/records/modules/help';
import { staffScreenAt } from '../sections';

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
