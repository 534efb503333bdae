import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { useLeaveGuard } from './useLeaveGuard';

/** Open while unsaved input would be lost. */
export interface LeaveQuestion {
  keep: () => void;
  discard: () => void;
}

/** Back also leaves the panel's own search parameters. */
const isElsewhere = (from: Location, to: Location) =>
  from.pathname !== to.pathname || from.search !== to.search;

interface HistoryGuardProps {
  /** The browser also asks before the tab closes. */
  dirty: boolean;
  /** A request is under way: Back does nothing. */
  busy: boolean;
  /** Whether Back would lose something; read when it is pressed. */
  holds: () => boolean;
  onQuestion: (question: LeaveQuestion | null) => void;
}

/** Guards Back and closing the tab while a panel has unsaved data. Listens from mount. */
export function HistoryGuard({ dirty, busy, holds, onQuestion }: HistoryGuardProps) {
  const question = useLeaveGuard({ dirty, holds, isLeaving: isElsewhere });
  useEffect(() => {
    if (busy) question?.keep();
    else onQuestion(question);
  }, [busy, onQuestion, question]);
  useEffect(() => () => onQuestion(null), [onQuestion]);
  return null;
}
