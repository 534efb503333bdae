import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAsk } from '@/api/ask';
import type { FilterTable, FiltersOf } from '../list/filters';
import type { BoardSpec } from './boardSpec';
import { createBoard } from './createBoard';
import { movedText, tellMove } from './moveNews';
import type { MoveNews, SearchStatus } from './status';

const words = JSON.stringify;

/** The board of a module, with what is said of its moves. */
export function useBoard<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  spec: BoardSpec<Row, Panel, Table>,
  filters: FiltersOf<Table>,
) {
  const ask = useAsk();
  const [said, say] = useState('');
  const latest = useRef(spec);
  useLayoutEffect(() => {
    latest.current = spec;
  });

  const [board] = useState(() => {
    const made = createBoard<Row>({
      read: (id) => ask(latest.current.record, id),
      write: (row, to) => {
        const { move } = latest.current;
        return 'write' in move ? move.write(row, to) : Promise.resolve({ data: null });
      },
      statusOf: (row) => latest.current.statusOf(row),
      inStatus: (row, to) => latest.current.inStatus(row, to),
      tell: (news: MoveNews<Row>) => {
        const { module, statuses, onMoved } = latest.current;
        const told = {
          labelOf: module.labelOf,
          nameOf: (key: number | string) => statuses?.find((one) => one.key === key)?.name ?? String(key),
          onCheck: (one: MoveNews<Row>) => {
            if (one.kind !== 'moved') made.checkAgain(one.row.id, one.failure);
          },
        };
        say(movedText(news, told));
        tellMove(news, told);
        if (news.kind === 'moved') onMoved?.(news.row, news.to);
      },
    });
    return made;
  });

  const { search, filter } = spec;
  const asked = words(filters);
  const searchStatus = useMemo(
    (): SearchStatus<Row> => (key, page, signal) =>
      ask(search, { ...(JSON.parse(asked) as FiltersOf<Table>), [filter]: key, ...page }, signal),
    [ask, search, filter, asked],
  );
  // Before the columns' own effects, which ask for what is near.
  useLayoutEffect(() => {
    board.begin(searchStatus);
    return board.stop;
  }, [board, searchStatus]);
  // 'Buscar' with equal filters reads all again.
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
