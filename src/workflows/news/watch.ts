import { createObservable } from '@/api/observable';
import type { NewsPart } from '@/records/news/newsPart';
import { isDue, mayCall, minuteMs, type NewsState } from './newsState';
import { createOwnWrites, type OwnWrite } from './ownWrites';
import { poll, type Asking } from './poll';

/** What one tab tells the others of the same person: numbers, ids and our own names. */
export type TabWord =
  | { kind: 'state'; state: NewsState }
  | { kind: 'looked'; at: number }
  | { kind: 'wrote'; write: OwnWrite }
  | { kind: 'seen'; tab: number; isSeen: boolean }
  | { kind: 'retry' };

export interface WatchSurroundings extends Pick<Asking, 'send' | 'watched' | 'now'> {
  load: () => NewsState;
  keep: (state: NewsState) => void;
  /** Nothing is asked while the screen is covered or nobody is signed in. */
  isSilent: () => boolean;
  isVisible: () => boolean;
  tell: (word: TabWord) => void;
  hear: (listener: (word: TabWord) => void) => () => void;
  /** Calls back once this tab is the one that asks for all; at once where tabs cannot tell. */
  lead: (begin: () => void) => () => void;
  /** Tells this tab from the others. */
  tab: number;
}

/** How often it is looked whether it is time. */
const tickMs = minuteMs / 2;

export type Watch = ReturnType<typeof startWatch>;

/** Watches what comes, in one tab of a browser for all of them. */
export function startWatch(parts: readonly NewsPart[], around: WatchSurroundings) {
  const { now, tell, isSilent, isVisible, tab } = around;
  const shown = createObservable(around.load());
  const own = createOwnWrites(now);
  const seenElsewhere = new Set<number>();
  const left = new AbortController();
  const work = { leads: false, polls: false };

  const change = (to: (state: NewsState) => NewsState) => {
    // An answer that comes after this tab has left, or after somebody else has signed in.
    if (left.signal.aborted) return;
    shown.change(to(shown.read()));
    around.keep(shown.read());
    tell({ kind: 'state', state: shown.read() });
  };
  const isOver = () => left.signal.aborted || isSilent();
  const ask = async () => {
    if (!work.leads || work.polls || isOver()) return;
    work.polls = true;
    const asking = { ...around, read: shown.read, change, isOver, isOwn: own.isOwn };
    try {
      await poll(parts, asking);
    } finally {
      work.polls = false;
    }
  };
  const tick = () => {
    if (isDue(shown.read(), now(), isVisible() || seenElsewhere.size > 0)) void ask();
  };

  const looked = (at: number) => (state: NewsState) => ({ ...state, lookedAt: Math.max(state.lookedAt, at) });
  const endings = [
    around.hear((word) => {
      if (word.kind === 'wrote') own.add(word.write);
      else if (word.kind === 'retry') void ask();
      else if (word.kind === 'looked') shown.change(looked(word.at)(shown.read()));
      else if (word.kind === 'state') {
        // Who leads knows better.
        if (!work.leads) shown.change(looked(shown.read().lookedAt)(word.state));
      } else if (word.isSeen) seenElsewhere.add(word.tab);
      else seenElsewhere.delete(word.tab);
    }),
    around.lead(() => {
      work.leads = true;
      // What another tab kept meanwhile.
      shown.change(looked(shown.read().lookedAt)(around.load()));
      tick();
    }),
  ];
  const timer = setInterval(tick, tickMs);
  const tellSeen = () => tell({ kind: 'seen', tab, isSeen: isVisible() });
  tellSeen();

  return {
    read: shown.read,
    subscribe: shown.subscribe,
    /** The person looks at what came: it is new no more. */
    look: () => {
      const at = now();
      shown.change(looked(at)(shown.read()));
      around.keep(shown.read());
      tell({ kind: 'looked', at });
    },
    /** Asks at once, within the calls of an hour. */
    retry: () => {
      if (!mayCall(shown.read(), now())) return;
      if (work.leads) void ask();
      else tell({ kind: 'retry' });
    },
    wrote: (write: OwnWrite) => {
      own.add(write);
      tell({ kind: 'wrote', write });
    },
    visibilityChanged: () => {
      tellSeen();
      tick();
    },
    stop: () => {
      tell({ kind: 'seen', tab, isSeen: false });
      left.abort();
      clearInterval(timer);
      endings.forEach((end) => end());
    },
  };
}
