import { createContext, useContext } from 'react';
import type { Board, BoardView } from './createBoard';
import type { CardWords } from './boardSpec';
import type { BoardStatus, StatusKey } from './status';

/** What the parts of a board share. */
export interface BoardParts<Row extends { id: number }> {
  board: Board<Row>;
  view: BoardView<Row>;
  /** The columns that are shown, and all that a card can be moved to. */
  shown: readonly BoardStatus[];
  statuses: readonly BoardStatus[];
  card: CardWords<Row>;
  statusOf: (row: Row) => StatusKey;
  statusPanels: readonly string[];
  /** Why nothing can be moved here, if so. */
  blocked: string | undefined;
  /** Moves a record, or opens the panel that asks for more. */
  moveTo: (row: Row, to: StatusKey) => void;
}

export const BoardContext = createContext<unknown>(null);

/** The board around a part of it. Throws outside of one. */
export function useBoardParts<Row extends { id: number }>() {
  const parts = useContext(BoardContext);
  if (parts === null) throw new Error('A part of a board stands outside of its BoardScreen');
  return parts as BoardParts<Row>;
}

/** Why a card cannot be moved just now. */
export function heldReason(state: string | undefined): string | undefined {
  if (state === 'doubtful') return 'Não se sabe se a última troca de status foi gravada: leia de novo antes.';
  return state ? 'Espere o fim da troca de status que está em curso.' : undefined;
}
