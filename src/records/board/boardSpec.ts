import type { ReactNode } from 'react';
import type { ReadEndpoint } from '@/api/ask';
import type { ApiFailure, Settled } from '@/api/failure';
import type { List } from '@/api/reply';
import type { FilterTable, NamesOf, SearchOf } from '../list/filters';
import type { ListModule } from '../list/listModule';
import type { Rule } from '@/session/rights';
import type { BoardStatus, StatusKey } from './status';

/** Contents of a card, besides the reference. */
export interface CardWords<Row> {
  /** The person or subject: with the reference, the accessible name of the card's link. */
  lead: (row: Row) => string;
  note?: (row: Row) => string;
  /** Age or date, and the person responsible, if the list has one. */
  foot: (row: Row) => ReactNode;
}

/** How a card is moved: directly, or through a panel that asks for more. */
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
  /** Undefined while loading. */
  statuses: readonly BoardStatus[] | undefined;
  statusesFailure?: ApiFailure | undefined;
  onStatusesAgain?: () => unknown;
  /** The search filter for the status. */
  filter: keyof Table & string;
  search: ReadEndpoint<SearchOf<Table>, List<Row>>;
  record: ReadEndpoint<number, Row>;
  move: Move<Row>;
  statusOf: (row: Row) => StatusKey;
  inStatus: (row: Row, to: StatusKey) => Row;
  /** Panels that may move a record to another column. */
  statusPanels: readonly string[];
  /** The right required to move. */
  rule?: Rule;
  allows?: string;
  /** Subscribes to records changed by panels that stay open, or by an undo in a toast. */
  changes?: (listener: (id: number) => void) => () => void;
  onMoved?: ((row: Row, to: StatusKey) => void) | undefined;
  card: CardWords<Row>;
}
