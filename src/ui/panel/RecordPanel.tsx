import type { ReactNode } from 'react';
import { failureOf } from '@/api/failure';
import { addUnread, unreadOf, type Unread } from '@/api/findings';
import { usePanelHost } from './panelHost';
import { PanelContent, UnreadInPanel } from './PanelContent';
import { PanelError, PanelLoading } from './PanelStates';
import { SidePanel, type SidePanelProps } from './SidePanel';

/** A query hook's result. */
export interface RecordQuery<T> {
  data?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface RecordPanelProps<T> extends Pick<SidePanelProps, 'title' | 'kind'> {
  query: RecordQuery<T>;
  /** The content once the record is there: `PanelContent` or a `PanelForm`. */
  children: (record: T) => ReactNode;
}

/**
 * A side panel about a record that is loaded: one frame for the wait, a failure with another try, and the record. Where
 * its host knows the records beside it, its head leads to them.
 */
export function RecordPanel<T>({ query, children, ...panel }: RecordPanelProps<T>) {
  const { data, error, isFetching, refetch } = query;
  const failure = failureOf(error);
  const { neighbours } = usePanelHost();
  const unread = data === undefined ? undefined : leftOutOf(data);
  return (
    <SidePanel {...panel} neighbours={neighbours}>
      {data !== undefined ? (
        <UnreadInPanel value={unread}>{children(data)}</UnreadInPanel>
      ) : (
        <PanelContent>
          {failure && !isFetching ? (
            <PanelError failure={failure} onRetry={() => void refetch()} />
          ) : (
            <PanelLoading />
          )}
        </PanelContent>
      )}
    </SidePanel>
  );
}

/** Of the record, or of any of those that a panel needs. */
const leftOutOf = (data: unknown): Unread | undefined =>
  Array.isArray(data) ? data.map(unreadOf).reduce<Unread | undefined>(addUnread, undefined) : unreadOf(data);

/** Two queries as one, for a panel that needs both answers. */
export function bothOf<A, B>(first: RecordQuery<A>, second: RecordQuery<B>): RecordQuery<[A, B]> {
  const { data: a } = first;
  const { data: b } = second;
  return {
    data: a !== undefined && b !== undefined ? [a, b] : undefined,
    error: first.error ?? second.error,
    isFetching: first.isFetching || second.isFetching,
    refetch: () => {
      if (first.error) first.refetch();
      if (second.error) second.refetch();
    },
  };
}
