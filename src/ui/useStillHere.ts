import { useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterContext,
  UNSAFE_LocationContext,
  useLocation,
  type Location,
} from 'react-router-dom';

// The router: its state is ahead of useLocation while React renders the next screen.
const useRouter = () => useContext(UNSAFE_DataRouterContext)?.router;

type Router = NonNullable<ReturnType<typeof useRouter>>;

/** The current path, or the pending navigation's. */
const destination = ({ state: { location, navigation } }: Router) =>
  (navigation.location ?? location).pathname;

/**
 * Returns a stable function telling whether the person is still on this screen, for effects, timers and after
 * `await`. A late response always updates data, but path, focus and panels only while true. False on unmount
 * and as soon as another path is requested, even while its code loads.
 */
export function useStillHere(): () => boolean {
  const router = useRouter();
  const pathname = useContext(UNSAFE_LocationContext)?.location?.pathname;
  const drawn = useRef(pathname);
  const hasLeft = useRef(false);

  useLayoutEffect(() => {
    drawn.current = pathname;
  }, [pathname]);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  return useCallback(() => !hasLeft.current && (!router || destination(router) === drawn.current), [router]);
}

/** For actions that outlive their component, e.g. a toast's: call on start, call the result at the end. */
export function useStillOnScreen(): () => () => boolean {
  const router = useRouter();
  return useCallback(() => {
    const begunAt = router && destination(router);
    return () => !router || destination(router) === begunAt;
  }, [router]);
}

/** The newest location of this screen, ahead of `useLocation`; for effects and events only. */
export function useNewestLocation(): () => Location {
  const router = useRouter();
  const drawn = useLocation();
  return useCallback(() => {
    const newest = router?.state.location;
    return newest?.pathname === drawn.pathname ? newest : drawn;
  }, [router, drawn]);
}
