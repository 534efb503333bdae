import { useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_LocationContext } from 'react-router-dom';

/**
 * The router itself, whose state is ahead of what useLocation and useNavigation tell while React works on the next
 * screen; none outside of one, where those hooks fail.
 */
const useRouter = () => useContext(UNSAFE_DataRouterContext)?.router;

type Router = NonNullable<ReturnType<typeof useRouter>>;

/** The screen the person is at or, from the moment on in which it is asked for, on the way to. */
const destination = ({ state: { location, navigation } }: Router) =>
  (navigation.location ?? location).pathname;

/**
 * Tells whether the person is still where this part is, for what an answer may do once it is there: an answer that comes
 * late does what belongs to the data (the notice, the cache) in any case, but what belongs to the place (path, focus,
 * panels) only while this is true. It is false once the part has left the screen, and from the moment on in which the
 * person asks for another screen: the code of that one may take long, and this one stands until it is there. Another
 * entry of the same screen, as with a panel or a page of its list, is no other place.
 * @returns a function that stays the same, to be asked in effects, timers and after `await`, never while drawing
 */
export function useStillHere(): () => boolean {
  const router = useRouter();
  const pathname = useContext(UNSAFE_LocationContext)?.location?.pathname;
  /** Of the screen that is drawn around this part. */
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

/**
 * The same for an act that outlives the part it is offered by, as one of a notice: call the result when the act begins,
 * and ask what that gives once the answer is there.
 */
export function useStillOnScreen(): () => () => boolean {
  const router = useRouter();
  return useCallback(() => {
    const begunAt = router && destination(router);
    return () => !router || destination(router) === begunAt;
  }, [router]);
}
