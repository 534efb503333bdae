import { formatNumber } from '@/formats/money';

interface StepProgressProps {
  /** May change at every step. */
  seen: string;
  /** What is heard in its place, which changes seldom. */
  said?: string;
}

/** How far something is: what is seen follows each step, and what is heard does not. */
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

/** '7 de 40', of which '0 de 40' is said: a quarter of the whole at a time. `as` puts words around it. */
export const countedSteps = (
  done: number,
  total: number,
  as = (counted: string) => counted,
): StepProgressProps => ({
  seen: as(counted(done, total)),
  said: as(counted(quarterOf(done, total), total)),
});

const counted = (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`;

/** The last quarter reached. */
function quarterOf(done: number, total: number): number {
  const quarters = [4, 3, 2, 1].map((quarter) => Math.ceil((total * quarter) / 4));
  return quarters.find((reached) => done >= reached) ?? 0;
}
