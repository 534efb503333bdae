import { lazy, Suspense, useLayoutEffect, useReducer, useState, type ReactNode } from 'react';

/*
 * Code that comes late is drawn when it is there. React holds back what ends a wait until 300 ms after the last
 * fallback was drawn, unless the boundary is drawn again for another reason: the arrival of code is one.
 */

const arrivals = { count: 0, watchers: new Set<() => void>() };

function arrived() {
  arrivals.count += 1;
  arrivals.watchers.forEach((draw) => draw());
}

/** React's `lazy`, for a part within a `Late`. */
export const late: typeof lazy = (load) => lazy(() => load().finally(arrived));

interface LateProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** React's `Suspense`, which does not hold back a `late` part that has arrived. */
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
