import { useMemo, useRef, useState } from 'react';

/** The chosen rows of a list, by id; they stay while the person turns pages, until the search changes. */
export interface Choice<Row extends { id: number } = { id: number }> {
  rows: ReadonlyMap<number, Row>;
  /** The checkboxes stay visible, without hover or focus. */
  isOn: boolean;
  begin: () => void;
  /** Chooses or unchooses a row; a range starts at the last row chosen on this page. */
  toggle: (row: Row, isRange: boolean) => void;
  replace: (rows: readonly Row[]) => void;
  clear: () => void;
}

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

export function useChoice<Row extends { id: number }>(list: {
  rows: readonly Row[];
  filters: object;
}): Choice<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const [isOn, setOn] = useState(false);
  const search = JSON.stringify(list.filters);
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    setSearched(search);
    setChosen(new Map());
  }
  const last = useRef<number | null>(null);
  const changes = useMemo(
    () => ({
      begin: () => setOn(true),
      replace: (rows: readonly Row[]) => setChosen(byId(rows)),
      clear: () => {
        last.current = null;
        setOn(false);
        setChosen(new Map());
      },
    }),
    [],
  );
  const toggle = (row: Row, isRange: boolean) => {
    const from = isRange ? list.rows.findIndex(({ id }) => id === last.current) : -1;
    const to = list.rows.findIndex(({ id }) => id === row.id);
    last.current = row.id;
    const next = new Map(chosen);
    if (from >= 0)
      list.rows.slice(Math.min(from, to), Math.max(from, to) + 1).forEach((each) => next.set(each.id, each));
    else if (!next.delete(row.id)) next.set(row.id, row);
    setChosen(next);
  };
  return { ...changes, rows: chosen, isOn: isOn || chosen.size > 0, toggle };
}
