import type { MouseEvent } from 'react';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { nearestHeading } from '@/ui/focus/panelFocus';
import { CheckIcon } from '@/ui/icons';
import { allPlaced, place, placedAround } from '@/ui/places';
import { finish, type Task } from './task';
import { useTaskStatus } from './useTaskStatus';

interface FinishButtonProps {
  task: Task;
  /** Icon only. */
  small?: boolean;
}

/** Finishing removes the task from its list: the focus moves to the next one, or to the heading. */
export function FinishButton({ task: { id, description }, small = false }: FinishButtonProps) {
  const change = useTaskStatus();
  const press = ({ currentTarget: pressed }: MouseEvent<HTMLElement>) => {
    const panel = placedAround('dialog', pressed);
    const all = allPlaced('finish').filter((one) => placedAround('dialog', one) === panel);
    const at = all.indexOf(pressed);
    (all[at + 1] ?? all[at - 1] ?? nearestHeading(panel ?? pressed))?.focus();
    void change(id, finish);
  };
  const name = `${finish.label}: ${description}`;
  return small ? (
    <IconButton ref={place('finish')} label={name} icon={<CheckIcon />} onClick={press} />
  ) : (
    <Button ref={place('finish')} aria-label={name} icon={<CheckIcon size={16} />} onClick={press}>
      {finish.label}
    </Button>
  );
}
