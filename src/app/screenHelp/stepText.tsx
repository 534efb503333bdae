import type { ReactNode } from 'react';
import type { Step } from '@/records/help/help';

/** A name as on screen, or the words around it. */
export type StepPart = string | { name: string; path?: string };

const after = (say: string | undefined) => (say ? `, ${say}.` : '.');

/** A step as a sentence, in parts. */
export function stepParts(step: Step): StepPart[] {
  if ('go' in step) return ['Abra ', { name: step.as, path: step.go }, after(step.say)];
  if ('press' in step) return ['Aperte ', { name: step.press }, after(step.say)];
  if ('type' in step) return ['Em ', { name: step.type }, `, escreva ${step.say}.`];
  if ('choose' in step) return ['Em ', { name: step.choose }, `, escolha ${step.say}.`];
  if ('inRow' in step) return [`Na linha ${step.of}, aperte `, { name: step.inRow }, '.'];
  if ('open' in step) return [`Abra ${step.open}.`];
  return [step.say];
}

/** A step as plain text. */
export const stepText = (step: Step) =>
  stepParts(step)
    .map((part) => (typeof part === 'string' ? part : `“${part.name}”`))
    .join('');

/** A step as React nodes; `link` renders links to other screens. */
export const stepNodes = (step: Step, link: (name: string, path: string) => ReactNode): ReactNode[] =>
  stepParts(step).map((part) => {
    if (typeof part === 'string') return part;
    return part.path ? link(part.name, part.path) : <b key={part.name}>{part.name}</b>;
  });
