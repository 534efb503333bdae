import { useState } from 'react';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { HintBubble } from '@/ui/button/FocusHint';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import { screenHeading } from '@/ui/focus/screenHeading';
import { findSignpost } from '@/ui/signposts';
import { isShown } from '@/ui/table/columns';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { useColumnChoice } from '../columnChoice';
import { useIsNarrow } from '../HeaderActions';
import { useListParts } from '../listParts';
import { maxRows } from './useAllRows';
import { useSorted } from './useSorted';
import { windowWidth } from './windowWidth';

/** At the bottom of the window, where it does not shift rows. */
const Bar = styled.div`
  position: var(--sticky);
  bottom: calc(var(--phone-bar, 0px) + max(12px, env(safe-area-inset-bottom)));
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: flex-start;
  gap: 4px 12px;
  max-width: 100%;
  padding: 6px 8px 6px 16px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: var(--shadow);

  &[data-quiet] {
    position: absolute;
    padding: 0;
    border: 0;
    box-shadow: none;
  }

  /* Information only: below the list, where it takes no space from a phone's rows. */
  &[data-calm] {
    @media (width < 48rem) {
      position: static;
    }
  }

  > p {
    padding-block: 6px;
  }
`;

/** Milliseconds before loading is shown. */
const patience = 500;

/** Sorts the list, and shows its order, why it cannot be sorted, or that the rows have changed since. */
export default function Sorting() {
  const parts = useListParts();
  const { list, columns } = parts;
  const { total, module } = list;
  const sorted = useSorted(parts);
  const { column, isSorted, isMany, failure, hasChanged } = sorted;
  const isSlow = useDelayedFlag(sorted.isBusy, patience);
  const choice = useColumnChoice(module.name);
  const isNarrow = useIsNarrow();
  if (!column) return null;

  const found = plural(total, module.one, module.many);
  const many = `Há ${found}: dá para ordenar até ${formatNumber(maxRows)}. Filtre mais.`;
  const order = `Por ${column.header}, em ordem ${sorted.isDown ? 'decrescente' : 'crescente'}.`;
  // A phone's cards have no headings.
  const isSaidByHeading = !isNarrow && isShown(column, columns, choice, windowWidth());
  const isQuiet = isSorted && isSaidByHeading;
  /** The button unmounts when pressed. */
  const fromHeading = (act: () => void) => () => {
    screenHeading()?.focus();
    act();
  };
  return (
    <>
      <Bar
        data-quiet={(isQuiet && !hasChanged) || (sorted.isBusy && !isSlow) || undefined}
        data-calm={(isSorted && !hasChanged) || undefined}
      >
        {isSlow && <ProgressLine label="Ordenando" waiting={`Lendo ${found} para ordenar...`} />}
        <p role="status" className={isQuiet ? 'visually-hidden' : undefined}>
          {isMany && many}
          {failure && `Não deu para ordenar. ${failure.message}`}
          {isSorted && order}
        </p>
        {isMany && <Button onClick={() => list.openPanel('filter')}>Abrir filtros</Button>}
        {failure && <RetryButton onRetry={sorted.retry}>Tentar novamente</RetryButton>}
        <LateDetails of={failure} />
        {(isMany || (isSorted && !isSaidByHeading)) && (
          <Button onClick={fromHeading(() => list.changeOrder(''))}>
            {isMany ? 'Não ordenar' : 'Como a lista vem'}
          </Button>
        )}
        {hasChanged && (
          <>
            <p role="status">A lista mudou.</p>
            <Button onClick={fromHeading(sorted.update)}>Atualizar a ordem</Button>
          </>
        )}
      </Bar>
      {isMany && <AtHeading key={list.order} column={column.key} text={many} />}
    </>
  );
}

/** The reason, beside the heading pressed, until another element is pressed. */
function AtHeading({ column, text }: { column: string; text: string }) {
  const [anchor, setAnchor] = useState(() => {
    const heading = findSignpost('heading', column);
    return heading === document.activeElement ? heading : undefined;
  });
  const hide = () => setAnchor(undefined);
  useDocumentEvent('focusin', hide);
  useDocumentEvent('pointerdown', hide);
  return anchor && <HintBubble anchor={anchor} text={text} onHide={hide} />;
}
