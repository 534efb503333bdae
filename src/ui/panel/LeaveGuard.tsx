import { Layer } from 'grommet/es6/components/Layer';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import styled from 'styled-components';
import { DiscardQuestion } from './DiscardQuestion';

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

/**
 * For a screen that is a form: asks before leaving it, within the app or by closing the tab, would lose what was typed.
 * The end of a session is never held up.
 */
export function LeaveGuard({ dirty, done }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      dirty &&
      !done.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(historyAction === 'REPLACE' && nextLocation.pathname.startsWith('/auth/')),
  );
  const isAsking = blocker.state === 'blocked';
  const asked = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!done.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, done]);

  useLayoutEffect(() => {
    if (!isAsking) return;
    const before = document.activeElement;
    asked.current = before instanceof HTMLElement ? before : null;
    // Layer would give the focus back to it once its container is ready, on top of the safe answer.
    asked.current?.blur();
    return () => {
      const element = asked.current;
      // Once the question is gone; Layer would rather give the focus to the page.
      setTimeout(() => element?.isConnected && element.focus({ preventScroll: true }), 0);
    };
  }, [isAsking]);

  // On the page: whoever pressed beside the question has the focus nowhere.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const hear = (event: KeyboardEvent) => event.key === 'Escape' && blocker.reset();
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [blocker]);

  if (!isAsking) return null;
  return (
    <Layer full plain responsive={false} animation={false}>
      <Room>
        <DiscardQuestion onKeep={() => blocker.reset()} onDiscard={() => blocker.proceed()} />
      </Room>
    </Layer>
  );
}
