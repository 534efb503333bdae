import { lazy, Suspense, useLayoutEffect, useReducer, useState, type ReactNode } from 'react';

/*
 * Renders lazy code as soon as it arrives. React delays the end of a wait until 300 ms after the last
 * fallback was rendered, unless the boundary re-renders for another reason; here the arrival of code is one.
 */

const arrivals = { count: 0, watchers: new Set<() => void>() };

function arrived() {
  arrivals.count += 1;
  arrivals.watchers.forEach((draw) => draw());
}

/** React's `lazy`, for components within a `Late`. */
export const late: typeof lazy = (load) => lazy(() => load().finally(arrived));

interface LateProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** React's `Suspense`, without its delay once a `late` component has arrived. */
export function Late({ fallback, children }: LateProps) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  return (
    <Suspense
      fallback={
        <>
          <Watch draw={draw} />
          {fallback}
        </>
      }
    >
      {children}
    </Suspense>
  );
}

function Watch({ draw }: { draw: () => void }) {
  const [before] = useState(() => arrivals.count);
  useLayoutEffect(() => {
    if (arrivals.count !== before) draw();
    arrivals.watchers.add(draw);
    return () => void arrivals.watchers.delete(draw);
  }, [before, draw]);
  return null;
}
