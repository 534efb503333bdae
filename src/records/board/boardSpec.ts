import type { ReactNode } from 'react';
import type { ReadEndpoint } from '@/api/ask';
import type { ApiFailure, Settled } from '@/api/failure';
import type { List } from '@/api/reply';
import type { FilterTable, NamesOf, SearchOf } from '../list/filters';
import type { ListModule } from '../list/listModule';
import type { Rule } from '@/session/rights';
import type { BoardStatus, StatusKey } from './status';

/** What a card shows of a record, besides its reference. */
export interface CardWords<Row> {
  /** Who or what: with the reference, the name of what opens it. */
  lead: (row: Row) => string;
  note?: (row: Row) => string;
  /** Age or date, and who is responsible, where the list tells. */
  foot: (row: Row) => ReactNode;
}

/** How a card is moved: at once, or in a panel that asks for more. */
export type Move<Row> =
  | { write: (row: Row, to: StatusKey) => PromiseLike<Settled<unknown>> }
  | { ask: (row: Row, to: StatusKey) => void };

/** A module's board: its statuses, the search of each, and how a record is moved. */
export interface BoardSpec<Row extends { id: number }, Panel extends string, Table extends FilterTable> {
  module: ListModule<Row, Panel, Table>;
  /** 'Atendimentos por status'. */
  title: string;
  listPath: string;
  names: NamesOf<Table>;
  /** Undefined while they load. */
  statuses: readonly BoardStatus[] | undefined;
  statusesFailure?: ApiFailure | undefined;
  onStatusesAgain?: () => unknown;
  /** The filter of the search that is the status. */
  filter: keyof Table & string;
  search: ReadEndpoint<SearchOf<Table>, List<Row>>;
  record: ReadEndpoint<number, Row>;
  move: Move<Row>;
  statusOf: (row: Row) => StatusKey;
  inStatus: (row: Row, to: StatusKey) => Row;
  /** Panels after which a record may stand in another column. */
  statusPanels: readonly string[];
  /** What moving needs. */
  rule?: Rule;
  allows?: string;
  /** Tells of records that panels here change without closing, or that a notice undoes. */
  changes?: (listener: (id: number) => void) => () => void;
  onMoved?: ((row: Row, to: StatusKey) => void) | undefined;
  card: CardWords<Row>;
}
