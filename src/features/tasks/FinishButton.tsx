import type { MouseEvent } from 'react';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { CheckIcon } from '@/ui/icons';
import type { Task } from './task';
import { useTaskStatus } from './useTaskStatus';

interface FinishButtonProps {
  task: Task;
  /** Only the check mark, where there is little room. */
  small?: boolean;
}

/**
 * Finishes a task of what there is to do, which takes it away at once: the focus goes on to the next one, or to the title
 * of what it stands in.
 */
export function FinishButton({ task: { id, description }, small = false }: FinishButtonProps) {
  const change = useTaskStatus();
  const finish = ({ currentTarget: pressed }: MouseEvent<HTMLElement>) => {
    const around = pressed.closest('[role="dialog"]') ?? pressed.closest('section');
    const all = [...(around?.querySelectorAll<HTMLElement>('[data-finish]') ?? [])];
    const at = all.indexOf(pressed);
    const next = all[at + 1] ?? all[at - 1] ?? around?.querySelector<HTMLElement>('h2, h3');
    next?.focus();
    void change(id, 'finished');
  };
  const name = `Finalizar: ${description}`;
  return small ? (
    <IconButton data-finish label={name} icon={<CheckIcon />} onClick={finish} />
  ) : (
    <Button data-finish aria-label={name} icon={<CheckIcon size={16} />} onClick={finish}>
      Finalizar
    </Button>
  );
}
