import { useMemo } from 'react';
import * as v from 'valibot';
import { compareText, sameText } from '@/formats/text';
import { remembered, useRemembered } from '@/ui/remembered';
import { limits } from '../serviceInput';

/* Texts often replied, kept in this browser only. */

export const moduleLimits = { name: 60, text: limits.comment, count: 200, bytes: 1_048_576 };

const trimmed = (text: string) => text.trim();

const textModule = v.object({
  name: v.pipe(v.string(), v.transform(trimmed)),
  text: v.pipe(v.string(), v.transform(trimmed)),
});
export type TextModule = v.InferOutput<typeof textModule>;

const moduleFile = v.object({ modelos: v.array(textModule) });

const isWithin = (text: string, most: number) => text !== '' && text.length <= most;

/** Checked here: valibot's own checks would come with the public pages' code. */
const areModules = (modules: readonly TextModule[]) =>
  modules.length <= moduleLimits.count &&
  modules.every(({ name, text }) => isWithin(name, moduleLimits.name) && isWithin(text, moduleLimits.text));

const store = remembered('tribuna.modelos-de-texto');

/** The modules of a file; null for another file. */
export function readModules(text: string): TextModule[] | null {
  try {
    const { success, output } = v.safeParse(moduleFile, JSON.parse(text));
    return success && areModules(output.modelos) ? output.modelos : null;
  } catch {
    return null;
  }
}

export const fileOfModules = (modules: readonly TextModule[]) =>
  JSON.stringify({ modelos: modules }, null, 2);

export function useTextModules(): readonly TextModule[] {
  const text = useRemembered(store);
  return useMemo(() => readModules(text) ?? [], [text]);
}

const without = (modules: readonly TextModule[], name: string) =>
  modules.filter((one) => !sameText(one.name, name));

const change = (to: (modules: readonly TextModule[]) => TextModule[]) => {
  // Another tab may have changed them.
  const modules = to(readModules(store.read()) ?? []).sort((one, other) => compareText(one.name, other.name));
  store.keep(modules.length > 0 ? fileOfModules(modules) : '');
};

/** Each takes the place of the one with its name; `instead` is the name it had. */
export const keepModules = (added: readonly TextModule[], instead = '') =>
  change((modules) =>
    added.reduce((all, one) => [...without(all, one.name), one], without(modules, instead)),
  );

export const removeModule = (name: string) => change((modules) => without(modules, name));
