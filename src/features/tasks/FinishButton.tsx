import { Button } from '@/ui/button/Button';
import { CheckIcon } from '@/ui/icons';
import type { Task } from './task';
import { useTaskStatus } from './useTaskStatus';

const button = 'data-finish';

/**
 * Finishes a task of what there is to do, which takes it away at once: the focus goes on to the next one, or to the title
 * of what it stands in.
 */
export function FinishButton({ task: { id, description } }: { task: Task }) {
  const change = useTaskStatus();
  const finish = (pressed: HTMLElement) => {
    const around = pressed.closest('[role="dialog"]') ?? pressed.closest('section');
    const all = [...(around?.querySelectorAll<HTMLElement>(`[${button}]`) ?? [])];
    const at = all.indexOf(pressed);
    const next = all[at + 1] ?? all[at - 1] ?? around?.querySelector<HTMLElement>('h2, h3');
    next?.focus();
    void change(id, 'finished');
  };
  return (
    <Button
      {...{ [button]: true }}
      icon={<CheckIcon size={16} />}
      aria-label={`Finalizar: ${description}`}
      onClick={({ currentTarget }) => finish(currentTarget)}
    >
      Finalizar
    </Button>
  );
}
