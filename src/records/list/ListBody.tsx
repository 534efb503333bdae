import { useLayoutEffect, type ReactNode } from 'react';
import type { ApiFailure } from '@/api/failure';
import { Button } from '@/ui/button/Button';
import { EmptyDrawing } from '@/ui/feedback/EmptyDrawing';
import { screenHeading } from '@/ui/focus/screenHeading';
import { ListFailure } from './ListFailure';
import { ListLoading } from './ListLoading';
import { ListMessage } from './ListMessage';
import type { ListState } from './listState';
import { noteRows } from './rowsMark';

interface ListBodyProps {
  state: ListState;
  children: ReactNode;
  failure?: ApiFailure | null | undefined;
  onRetry: () => void;
  onOpenFilters: () => void;
  period?: string | undefined;
  onAllDates: () => void;
  create?: ReactNode;
  /** Without it, trial clients see the empty state. */
  welcome?: ReactNode;
}

/** A list below its header: loading, error, welcome, empty or rows. */
export function ListBody({
  state,
  children,
  failure,
  onRetry,
  onOpenFilters,
  period,
  onAllDates,
  create,
  welcome,
}: ListBodyProps) {
  useLayoutEffect(() => {
    if (state === 'rows') noteRows();
  }, [state]);
  if (state === 'rows') return children;
  if (state === 'loading') return <ListLoading />;
  if (state === 'error') {
    return (
      <ListFailure
        failure={failure}
        onRetry={onRetry}
        actions={<Button onClick={onOpenFilters}>Abrir filtros</Button>}
      />
    );
  }
  if (state === 'welcome' && welcome) return welcome;
  return (
    <ListMessage
      drawing={<EmptyDrawing />}
      title="Não encontramos nada :("
      actions={
        <>
          {period && <Button onClick={fromHeading(onAllDates)}>Procurar em todas as datas</Button>}
          <Button onClick={onOpenFilters}>Abrir filtros</Button>
          {create}
        </>
      }
    >
      {period && <p>{period}</p>}
      <p>Tente mudar os filtros da sua consulta para encontrar o que procura.</p>
    </ListMessage>
  );
}

/** The pressed button unmounts while loading: move focus first. */
const fromHeading = (ask: () => void) => () => {
  screenHeading()?.focus();
  ask();
};
