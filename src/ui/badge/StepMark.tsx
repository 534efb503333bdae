import type { ReactNode } from 'react';
import { Spinner } from '../button/Spinner';
import { AlertIcon, CheckIcon } from '../icons';

const words = {
  coming: '',
  current: '',
  waiting: 'Falta',
  doing: 'Em andamento',
  done: 'Feito',
  failed: 'Falhou',
  left: 'Fica por fazer',
};

export type StepState = keyof typeof words;

const icons: Partial<Record<StepState, (size: number | undefined) => ReactNode>> = {
  doing: () => <Spinner />,
  done: (size) => <CheckIcon size={size} />,
  failed: (size) => <AlertIcon size={size} />,
  left: (size) => <AlertIcon size={size} />,
};

interface StepMarkProps {
  state: StepState;
  /** Size of the icon. */
  size?: number;
  /** Shown if the state has no icon, e.g. the step's number. */
  children?: ReactNode;
}

/** The result of one step of several: an icon, with a word for screen readers before the step's name. */
export function StepMark({ state, size, children }: StepMarkProps) {
  return (
    <>
      {icons[state]?.(size) ?? children}
      {words[state] && <span className="visually-hidden">{words[state]} </span>}
    </>
  );
}
