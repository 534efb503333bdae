import { createContext, useContext } from 'react';
import type { Board, BoardView } from './createBoard';
import type { CardWords } from './boardSpec';
import type { BoardStatus, StatusKey } from './status';

/** Context shared by the parts of a board. */
export interface BoardParts<Row extends { id: number }> {
  board: Board<Row>;
  view: BoardView<Row>;
  /** The visible columns, and all statuses that a card can move to. */
  shown: readonly BoardStatus[];
  statuses: readonly BoardStatus[];
  card: CardWords<Row>;
  statusOf: (row: Row) => StatusKey;
  statusPanels: readonly string[];
  /** Why moving is blocked, if it is. */
  blocked: string | undefined;
  /** Moves a record, or opens the panel for the details that the move requires. */
  moveTo: (row: Row, to: StatusKey) => void;
}

export const BoardContext = createContext<unknown>(null);

/** The board's context. Throws outside a board. */
export function useBoardParts<Row extends { id: number }>() {
  const parts = useContext(BoardContext);
  if (parts === null) throw new Error('A part of a board stands outside of its BoardScreen');
  return parts as BoardParts<Row>;
}

/** Why a card cannot be moved at the moment. */
export function heldReason(state: string | undefined): string | undefined {
  if (state === 'doubtful') return 'Não se sabe se a última troca de status foi gravada: leia de novo antes.';
  return state ? 'Espere o fim da troca de status que está em curso.' : undefined;
}
