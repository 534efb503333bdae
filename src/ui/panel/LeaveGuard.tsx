import { useCallback, type RefObject } from 'react';
import type { Location } from 'react-router-dom';
import { styled } from '../style';
import { DiscardQuestion } from './DiscardQuestion';
import { useFocusGivenBack } from '../focus/useFocusGivenBack';
import { useDocumentEvent } from '../useDocumentEvent';
import { Layer } from './Layer';
import { useLeaveGuard } from './useLeaveGuard';

const Room = styled.div`
  position: relative;
  width: 100vw;
  height: 100vh;
  height: 100dvh;
`;

interface LeaveGuardProps {
  dirty: boolean;
  /** True once the screen itself navigates, e.g. after saving. A ref, as it does so before a re-render. */
  done: RefObject<boolean>;
}

const isAnotherScreen = (from: Location, to: Location) => from.pathname !== to.pathname;

/** Asks before leaving a full-page form with unsaved input. */
export function LeaveGuard({ dirty, done }: LeaveGuardProps) {
  const holds = useCallback(() => dirty && !done.current, [dirty, done]);
  const question = useLeaveGuard({ dirty, holds, isLeaving: isAnotherScreen });
  const isAsking = question !== null;
  useFocusGivenBack(isAsking);

  // On document: after a press outside the question nothing has focus.
  useDocumentEvent('keydown', ({ key }) => key === 'Escape' && question?.keep(), { isOn: isAsking });

  if (!question) return null;
  return (
    <Layer full plain>
      <Room>
        <DiscardQuestion onKeep={question.keep} onDiscard={question.discard} />
      </Room>
    </Layer>
  );
}
