import type { ReactNode } from 'react';
import type { ApiFailure } from '@/api/failure';
import { Button } from '../button/Button';
import { EmptyDrawing } from '../illustrations/illustrations';
import { screenHeading } from '../panel/panelFocus';
import { ListFailure } from './ListFailure';
import { ListLoading } from './ListLoading';
import { ListMessage } from './ListMessage';
import type { ListState } from './listState';

interface ListBodyProps {
  /** Of `listState`. */
  state: ListState;
  /** Rows and pager, shown when there are rows. */
  children: ReactNode;
  failure?: ApiFailure | null | undefined;
  onRetry: () => void;
  onOpenFilters: () => void;
  /** What the empty state says of the period that was searched; '' for all dates. */
  period?: string | undefined;
  onAllDates: () => void;
  /** The create button of the empty state, for those who may create. */
  create?: ReactNode;
  /** The module's `WelcomeScreen`; without one, trial clients see the empty state too. */
  welcome?: ReactNode;
}

/** What stands under a list's header: loading, error, welcome, empty or the rows. */
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

/** The pressed button goes away while the answer is awaited: the focus moves on before it does. */
const fromHeading = (ask: () => void) => () => {
  screenHeading()?.focus();
  ask();
};
