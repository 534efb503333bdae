import { useEffect, type ReactNode } from 'react';
import { failureOf } from '@/api/failure';
import { addUnread, unreadOf, type Unread } from '@/api/findings';
import { usePanelHost, type SidePanelProps } from '@/ui/panel/panelHost';
import { PanelContent, UnreadInPanel } from '@/ui/panel/PanelContent';
import { PanelError, PanelLoading } from '@/ui/panel/PanelStates';
import { SidePanel } from '@/ui/panel/SidePanel';

export interface RecordQuery<T> {
  data?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface RecordPanelProps<T> extends Pick<SidePanelProps, 'title' | 'kind'> {
  query: RecordQuery<T>;
  children: (record: T) => ReactNode;
}

/** A side panel for a queried record: loading, failure with retry, content, neighbour links. */
export function RecordPanel<T>({ query, children, ...panel }: RecordPanelProps<T>) {
  const { data, error, isFetching, refetch } = query;
  const failure = failureOf(error);
  const { neighbours, onRead } = usePanelHost();
  useEffect(() => {
    onRead?.(refetch);
  });
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

const leftOutOf = (data: unknown): Unread | undefined =>
  Array.isArray(data) ? data.map(unreadOf).reduce<Unread | undefined>(addUnread, undefined) : unreadOf(data);

/** Combines two queries into one. */
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
