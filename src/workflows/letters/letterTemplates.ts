import * as v from 'valibot';
import { nameChoices } from '@/formats/personName';
import { compareText, sameText } from '@/formats/text';
import { shelf, useShelf } from '@/ui/shelf';

/* Letter templates, kept only in this browser, for the office. */

export const templateLimits = { name: 60, html: 50_000, count: 20 };

const template = v.object({
  name: v.string(),
  html: v.string(),
  /** How people are named in it; absent in older templates. */
  names: v.optional(v.picklist(nameChoices)),
  byAddress: v.optional(v.boolean()),
});
export type LetterTemplate = v.InferOutput<typeof template>;

const file = v.object({ cartas: v.array(template) });

function readTemplates(text: string): LetterTemplate[] | null {
  try {
    const { success, output } = v.safeParse(file, JSON.parse(text));
    return success ? output.cartas : null;
  } catch {
    return null;
  }
}

export const letterTemplates = shelf<readonly LetterTemplate[]>({
  key: 'tribuna.modelos-de-carta',
  none: [],
  read: readTemplates,
  write: (cartas) => (cartas.length > 0 ? JSON.stringify({ cartas }) : ''),
});

export const useLetterTemplates = () => useShelf(letterTemplates);

const without = (all: readonly LetterTemplate[], name: string) =>
  all.filter((one) => !sameText(one.name, name));

const sorted = (all: LetterTemplate[]) => all.sort((one, other) => compareText(one.name, other.name));

/** Why a text cannot be saved under a name. */
export function templateProblem(
  all: readonly LetterTemplate[],
  { name, html }: Pick<LetterTemplate, 'name' | 'html'>,
): string | undefined {
  if (html.length > templateLimits.html) return 'O texto é longo demais para um modelo.';
  const others = without(all, name);
  return others.length >= templateLimits.count
    ? `Guardam-se até ${templateLimits.count} modelos: remova um.`
    : undefined;
}

/** Replaces the template of the same name; returns why it was not saved, or ''. */
export const keepTemplate = (one: LetterTemplate) =>
  letterTemplates.change((all) => templateProblem(all, one) ?? sorted([...without(all, one.name), one]));

/** Returns why it was not removed, or ''. */
export const removeTemplate = (name: string) => letterTemplates.change((all) => without(all, name));

/** Merges both; an office's template replaces an older one of the same name. */
export function joinTemplates(now: readonly LetterTemplate[], before: readonly LetterTemplate[]) {
  const joined = [...before.filter(({ name }) => now.every((one) => !sameText(one.name, name))), ...now];
  return joined.length > templateLimits.count
    ? `Guardam-se até ${templateLimits.count} modelos, e seriam ${joined.length}: remova alguns.`
    : sorted(joined);
}
