import { useMemo } from 'react';
import * as v from 'valibot';
import { compareText, sameText } from '@/formats/text';
import { remembered, useRemembered } from '@/ui/remembered';

/* Letters often sent, kept in this browser only. */

export const templateLimits = { name: 60, html: 50_000, count: 20 };

const template = v.object({ name: v.string(), html: v.string() });
type LetterTemplate = v.InferOutput<typeof template>;

const file = v.object({ cartas: v.array(template) });

const store = remembered('tribuna.modelos-de-carta');

function readTemplates(text: string): LetterTemplate[] {
  try {
    const { success, output } = v.safeParse(file, JSON.parse(text));
    return success ? output.cartas : [];
  } catch {
    return [];
  }
}

export function useLetterTemplates(): readonly LetterTemplate[] {
  const text = useRemembered(store);
  return useMemo(() => readTemplates(text), [text]);
}

const without = (all: readonly LetterTemplate[], name: string) =>
  all.filter((one) => !sameText(one.name, name));

function change(to: (all: readonly LetterTemplate[]) => LetterTemplate[]) {
  // Another tab may have changed them.
  const cartas = to(readTemplates(store.read())).sort((one, other) => compareText(one.name, other.name));
  store.keep(cartas.length > 0 ? JSON.stringify({ cartas }) : '');
}

/** Takes the place of the one with its name. */
export const keepTemplate = (one: LetterTemplate) => change((all) => [...without(all, one.name), one]);

export const removeTemplate = (name: string) => change((all) => without(all, name));

/** Why a text cannot be kept under a name. */
export function templateProblem(
  all: readonly LetterTemplate[],
  { name, html }: LetterTemplate,
): string | undefined {
  if (html.length > templateLimits.html) return 'O texto é longo demais para um modelo.';
  const others = without(all, name);
  return others.length >= templateLimits.count
    ? `Guardam-se até ${templateLimits.count} modelos: remova um.`
    : undefined;
}
