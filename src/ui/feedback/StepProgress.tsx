import { formatNumber } from '@/formats/money';

interface StepProgressProps {
  /** Visible text; may change at every step. */
  seen: string;
  /** Text for screen readers instead, which changes rarely. */
  said?: string;
}

/** Progress of an operation: the visible text follows each step, the announced one does not. */
export function StepProgress({ seen, said }: StepProgressProps) {
  const isApart = said !== undefined;
  return (
    <>
      {isApart && <span aria-hidden="true">{seen}</span>}
      <span className={isApart ? 'visually-hidden' : undefined}>
        <span role="status">{said ?? seen}</span>
      </span>
    </>
  );
}

/** '7 de 40', announced as '0 de 40': screen readers hear only full quarters. `as` adds words around it. */
export const countedSteps = (
  done: number,
  total: number,
  as = (counted: string) => counted,
): StepProgressProps => ({
  seen: as(counted(done, total)),
  said: as(counted(quarterOf(done, total), total)),
});

const counted = (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`;

/** Steps at the last completed quarter. */
function quarterOf(done: number, total: number): number {
  const quarters = [4, 3, 2, 1].map((quarter) => Math.ceil((total * quarter) / 4));
  return quarters.find((reached) => done >= reached) ?? 0;
}
