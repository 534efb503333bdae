import type { MouseEvent } from 'react';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { nearestHeading } from '@/ui/focus/panelFocus';
import { CheckIcon } from '@/ui/icons';
import { allSignposts, signpost, signpostAround } from '@/ui/signposts';
import { finish, type Task } from './task';
import { useTaskStatus } from './useTaskStatus';

interface FinishButtonProps {
  task: Task;
  /** Icon only. */
  small?: boolean;
}

/** Finishing removes the task from its list: focus moves to the next one, or to the heading. */
export function FinishButton({ task: { id, description }, small = false }: FinishButtonProps) {
  const change = useTaskStatus();
  const press = ({ currentTarget: pressed }: MouseEvent<HTMLElement>) => {
    const panel = signpostAround('dialog', pressed);
    const all = allSignposts('finish').filter((one) => signpostAround('dialog', one) === panel);
    const at = all.indexOf(pressed);
    (all[at + 1] ?? all[at - 1] ?? nearestHeading(panel ?? pressed))?.focus();
    void change(id, finish);
  };
  const name = `${finish.label}: ${description}`;
  return small ? (
    <IconButton ref={signpost('finish')} label={name} icon={<CheckIcon />} onClick={press} />
  ) : (
    <Button ref={signpost('finish')} aria-label={name} icon={<CheckIcon size={16} />} onClick={press}>
      {finish.label}
    </Button>
  );
}
