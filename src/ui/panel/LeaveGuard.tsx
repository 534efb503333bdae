import { Layer } from 'grommet/es6/components/Layer';
import { useCallback, useEffect, type RefObject } from 'react';
import type { Location } from 'react-router-dom';
import styled from 'styled-components';
import { DiscardQuestion } from './DiscardQuestion';
import { useFocusGivenBack } from './useFocusGivenBack';
import { useLeaveGuard } from './useLeaveGuard';

const Room = styled.div`
  position: relative;
  width: 100vw;
  height: 100vh;
  height: 100dvh;
`;

interface LeaveGuardProps {
  /** Something typed on this screen would be lost. */
  dirty: boolean;
  /** True once the screen itself leads away, as after saving. A ref, because it does so before it is drawn again. */
  done: RefObject<boolean>;
}

const isAnotherScreen = (from: Location, to: Location) => from.pathname !== to.pathname;

/** For a screen that is a form: asks before leaving it would lose what was typed. */
export function LeaveGuard({ dirty, done }: LeaveGuardProps) {
  const holds = useCallback(() => dirty && !done.current, [dirty, done]);
  const question = useLeaveGuard({ dirty, holds, isLeaving: isAnotherScreen });
  const isAsking = question !== null;
  useFocusGivenBack(isAsking);

  // On the page: whoever pressed beside the question has the focus nowhere.
  useEffect(() => {
    if (!question) return;
    const hear = (event: KeyboardEvent) => event.key === 'Escape' && question.keep();
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [question]);

  if (!question) return null;
  return (
    <Layer full plain responsive={false} animation={false}>
      <Room>
        <DiscardQuestion onKeep={question.keep} onDiscard={question.discard} />
      </Room>
    </Layer>
  );
}
