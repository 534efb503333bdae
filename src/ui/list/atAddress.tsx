import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useNavigate, type Location, type NavigateOptions } from 'react-router-dom';
import { useStillHere } from '../useStillHere';
import type { FilterTable } from './filters';
import {
  isSamePlace,
  keptState,
  placeOf,
  saysPlace,
  stateAt,
  type KeptState,
  type Place,
} from './listAddress';
import type { ListModule } from './listModule';
import { listShown } from './recordOffers';

/**
 * A list's screen, whose state and address agree before it is drawn. From then on each follows the other: what the person
 * does becomes an entry of the history, and Back, Forward and a link become the state.
 */
export const atAddress = <Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  Screen: ComponentType,
): ComponentType =>
  function ScreenAtAddress() {
    useListAddress(module);
    return <Screen />;
  };

/** Of the entries that this page has written, whatever the list. */
let lastStamp = 0;

/** Keeps the state of a module and the address in step, from before the screen is drawn. */
function useListAddress<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
) {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const store = useStore<object>();
  const isHere = useStillHere();
  /** The entry below was asked for, to close a panel, and has not come yet. */
  const isGoingBack = useRef(false);
  /** The newest entry of our own that the router has shown. It may skip some: where two follow each other at once. */
  const shown = useRef(lastStamp);
  /** The entry for which a first one of our own was asked, which takes its place. */
  const taken = useRef<Location>(null);
  /** The place written last, until the router shows where that led. */
  const written = useRef<Place>(null);

  const follow = (to: Location) => {
    const kept = keptState(to.state);
    if (!kept && !saysPlace(module, to.search)) {
      // From a menu: the filters are as they were left, the page and the panel start afresh.
      dispatch(module.actions.screenOpened());
      return;
    }
    const there = { search: to.search, filters: kept?.filters ?? {} };
    const present = module.select(store.getState());
    if (!isSamePlace(there, placeOf(module, present)))
      dispatch(module.actions.placed(stateAt(module, there)));
  };
  // Before the screen asks for its rows; nothing that is drawn shows this state yet.
  const [entered] = useState(() => {
    follow(location);
    return location;
  });
  const state = useSelector(module.select);

  const { pathname } = location;
  // A notice opens its record over this list as it stands, not over one that begins anew.
  useEffect(() => {
    const open = (id: number) => void dispatch(module.actions.panelOpened({ name: 'details', id }));
    return listShown({ path: pathname, open });
  }, [pathname, dispatch, module]);

  // The address was changed: by Back, a link or, with nothing new to say, by the effect below.
  const onMove = useEffectEvent(() => {
    written.current = null;
    const { stamp = 0 } = keptState(location.state) ?? {};
    // An entry of our own that was on its way: the state may have gone on meanwhile, and is the newer.
    if (stamp > shown.current && stamp <= lastStamp) shown.current = stamp;
    else if (isGoingBack.current) isGoingBack.current = false;
    else if (location !== entered) follow(location);
  });
  useLayoutEffect(() => onMove(), [location]);

  // The state was changed: by the person, or by the effect above with nothing new to say.
  const onChange = useEffectEvent(() => {
    if (isGoingBack.current) return;
    const present = module.select(store.getState());
    const kept = keptState(location.state);
    const here = { search: location.search, filters: kept?.filters ?? {} };
    const place = placeOf(module, present);
    if (kept && isSamePlace(here, place)) return;
    // On its way: the state has changed in what the address does not say.
    if (written.current && isSamePlace(written.current, place)) return;

    const there = stateAt(module, here);
    const isOnlyPanel = isSamePlace(placeOf(module, { ...present, panel: there.panel }), here);
    const depth = kept?.depth ?? 0;
    const write = (next: Partial<KeptState>, options: NavigateOptions) => {
      written.current = place;
      lastStamp += 1;
      const stamp = lastStamp;
      void navigate(
        { search: place.search },
        {
          ...options,
          preventScrollReset: true,
          state: {
            list: { filters: place.filters, depth: 0, isOverDetails: false, isTyping: false, stamp, ...next },
          },
        },
      );
    };

    if (!kept) {
      // Asked for once: what the person does before it is drawn is a step from it, not in its place.
      if (taken.current === location) return;
      // Nobody asked for this: it must not end the way to another screen.
      if (!isHere()) return;
      taken.current = location;
      write({}, { replace: true });
    } else if (present.panel && isOnlyPanel) {
      // One panel in place of another, on the same record, lies above it; on another record it takes its place.
      const isAnotherRecord = there.panel !== null && there.panel.id !== present.panel.id;
      if (isAnotherRecord) write({ depth }, { replace: true });
      else if (kept.isOverDetails && present.panel.name === 'details') {
        isGoingBack.current = true;
        void navigate(-1);
      } else write({ depth: depth + 1, isOverDetails: there.panel?.name === 'details' }, {});
    } else if (isOnlyPanel && depth > 0) {
      isGoingBack.current = true;
      void navigate(-depth);
    } else {
      const takesPlace = isOnlyPanel || there.panel !== null || (kept.isTyping && present.isTyping);
      write({ isTyping: present.isTyping }, { replace: takesPlace });
    }
  });
  useEffect(() => onChange(), [state, location]);
}
