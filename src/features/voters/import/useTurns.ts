import { useCallback, useEffect, useRef } from 'react';

/** Tells the newest of several questions from the earlier ones, whose answers come too late. */
export function useTurns() {
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  return useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    return () => turn.current === mine;
  }, []);
}
