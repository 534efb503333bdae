import type { Help } from '@/records/help/help';
import { helpTexts } from '@/records/modules/help';
import { staffScreenAt } from '../sections';

/** A screen's help, with the screen's path. */
export interface HelpOfScreen extends Help {
  path: string;
}

async function load({ path, load: loadText }: (typeof helpTexts)[number]): Promise<HelpOfScreen> {
  return { ...(await loadText()).default, path };
}

/** The help of the screen at a URL; null if there is none. */
export async function helpAt(address: string): Promise<HelpOfScreen | null> {
  const path = staffScreenAt(address)?.path;
  const found = helpTexts.find((one) => one.path === path);
  return found ? load(found) : null;
}

/** All help texts, each once even if several screens share it. */
export async function allHelp(): Promise<HelpOfScreen[]> {
  const seen = new Set<unknown>();
  const texts = helpTexts.filter(({ load: own }) => !seen.has(own) && seen.add(own));
  return Promise.all(texts.map(load));
}
