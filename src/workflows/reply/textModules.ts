import * as v from 'valibot';
import { compareText, sameText } from '@/formats/text';
import { shelf, useShelf } from '@/ui/shelf';
import { limits } from '@/features/services/serviceInput';

/* Frequent reply texts, stored in this browser only, per office. */

export const moduleLimits = { name: 60, text: limits.comment, count: 200, bytes: 1_048_576 };

const trimmed = (text: string) => text.trim();

const textModule = v.object({
  name: v.pipe(v.string(), v.transform(trimmed)),
  text: v.pipe(v.string(), v.transform(trimmed)),
});
export type TextModule = v.InferOutput<typeof textModule>;

const moduleFile = v.object({ modelos: v.array(textModule) });

const isWithin = (text: string, most: number) => text !== '' && text.length <= most;

/** Checked here, since valibot's checks would be bundled with the public pages. */
const areModules = (modules: readonly TextModule[]) =>
  modules.every(({ name, text }) => isWithin(name, moduleLimits.name) && isWithin(text, moduleLimits.text));

function parseModules(text: string): TextModule[] | null {
  try {
    const { success, output } = v.safeParse(moduleFile, JSON.parse(text));
    return success ? output.modelos : null;
  } catch {
    return null;
  }
}

/** The modules in a file; null for any other file. */
export function readModules(text: string): TextModule[] | null {
  const modules = parseModules(text);
  return modules && areModules(modules) ? modules : null;
}

export const fileOfModules = (modules: readonly TextModule[]) =>
  JSON.stringify({ modelos: modules }, null, 2);

/** All stored modules are read, even above the limits, which apply to added ones. */
export const textModules = shelf<readonly TextModule[]>({
  key: 'tribuna.modelos-de-texto',
  none: [],
  read: parseModules,
  write: (modules) => (modules.length > 0 ? fileOfModules(modules) : ''),
});

/** Examples offered while the office has no text modules; not stored. */
export const examples: readonly TextModule[] = [
  ['encaminhado', 'foi encaminhado à secretaria responsável. Avisamos assim que houver resposta.'],
  ['atendido', 'foi atendido. Se algo ficou por fazer, conte para nós.'],
].map(([name, end]) => ({
  ...{ name: `Exemplo: ${name}`, text: `Olá, {nome}! O seu pedido ({referencia}) ${end}` },
}));

export const useTextModules = () => useShelf(textModules);

const without = (modules: readonly TextModule[], name: string) =>
  modules.filter((one) => !sameText(one.name, name));

const sorted = (modules: TextModule[]) => modules.sort((one, other) => compareText(one.name, other.name));

/**
 * Each added module replaces the one with its name; `instead` is the name it had. None is added if they do not all
 * fit.
 */
export function joinModules(
  now: readonly TextModule[],
  added: readonly TextModule[],
  instead = '',
): readonly TextModule[] | string {
  const joined = added.reduce((all, one) => [...without(all, one.name), one], without(now, instead));
  const free = Math.max(moduleLimits.count - now.length, 0);
  return joined.length > moduleLimits.count && joined.length > now.length
    ? `Guardam-se até ${moduleLimits.count} modelos: ${free === 0 ? 'não cabe mais nenhum' : `${free === 1 ? 'cabe mais' : 'cabem mais'} ${free}`}, e seriam ${joined.length - now.length} a mais. Nada foi guardado.`
    : sorted(joined);
}

/** Returns why they were not stored, or ''. */
export const keepModules = (added: readonly TextModule[], instead = '') =>
  textModules.change((now) => joinModules(now, added, instead));

/** Returns why it was not removed, or ''. */
export const removeModule = (name: string) => textModules.change((now) => without(now, name));
