import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAsk } from '@/api/ask';
import type { FilterTable, FiltersOf } from '../list/filters';
import type { BoardSpec } from './boardSpec';
import { createBoard } from './createBoard';
import { movedText, tellMove } from './moveNews';
import type { MoveNews, SearchStatus, StatusKey } from './status';

/** A module's board, with the reports of its moves. */
export function useBoard<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  spec: BoardSpec<Row, Panel, Table>,
  filters: FiltersOf<Table>,
) {
  const ask = useAsk();
  const [said, say] = useState('');
  const [board] = useState(() => createBoard<Row>());
  useLayoutEffect(() => {
    const { module, statuses, record, move, statusOf, inStatus, onMoved } = spec;
    const words = {
      labelOf: module.labelOf,
      nameOf: (key: StatusKey) => statuses?.find((one) => one.key === key)?.name ?? String(key),
      onCheck: (news: MoveNews<Row>) => {
        if (news.kind !== 'moved') board.checkAgain(news.row.id, news.failure);
      },
    };
    board.use({
      read: (id) => ask(record, id),
      write: (row, to) => ('write' in move ? move.write(row, to) : Promise.resolve({ data: null })),
      statusOf,
      inStatus,
      tell: (news) => {
        say(movedText(news, words));
        tellMove(news, words);
        if (news.kind === 'moved') onMoved?.(news.row, news.to);
      },
    });
  });

  const { search, filter } = spec;
  const asked = JSON.stringify(filters);
  const searchStatus = useMemo(
    (): SearchStatus<Row> => (key, page, signal) =>
      ask(search, { ...(JSON.parse(asked) as FiltersOf<Table>), [filter]: key, ...page }, signal),
    [ask, search, filter, asked],
  );
  // Before the columns' own effects, which request what is near.
  useLayoutEffect(() => {
    board.begin(searchStatus);
    return board.stop;
  }, [board, searchStatus]);
  // 'Buscar' with equal filters refetches all.
  const searched = useRef({ filters, asked });
  useEffect(() => {
    const before = searched.current;
    searched.current = { filters, asked };
    if (before.filters !== filters && before.asked === asked) board.readAll();
  }, [board, filters, asked]);

  const { changes } = spec;
  useEffect(() => changes?.((id) => void board.readRecord(id)), [changes, board]);

  const view = useSyncExternalStore(board.subscribe, board.view);
  return { board, view, said };
}
