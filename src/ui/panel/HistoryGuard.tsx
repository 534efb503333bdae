import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { useLeaveGuard } from './useLeaveGuard';

/** Open before what was typed is lost. */
export interface LeaveQuestion {
  keep: () => void;
  discard: () => void;
}

/** Back also leaves the panel's own search parameters. */
const isElsewhere = (from: Location, to: Location) =>
  from.pathname !== to.pathname || from.search !== to.search;

interface HistoryGuardProps {
  /** The browser asks before the tab is closed. */
  dirty: boolean;
  /** A request is under way: Back does nothing. */
  busy: boolean;
  /** Whether Back would lose something, read as it is pressed. */
  holds: () => boolean;
  onQuestion: (question: LeaveQuestion | null) => void;
}

/** Guards Back and the closing of the tab, for what a panel holds. Listens from mount. */
export function HistoryGuard({ dirty, busy, holds, onQuestion }: HistoryGuardProps) {
  const question = useLeaveGuard({ dirty, holds, isLeaving: isElsewhere });
  useEffect(() => {
    if (busy) question?.keep();
    else onQuestion(question);
  }, [busy, onQuestion, question]);
  useEffect(() => () => onQuestion(null), [onQuestion]);
  return null;
}
