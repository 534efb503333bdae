import { createObservable } from '@/api/observable';
import type { NewsPart } from '@/records/news/newsPart';
import { isDue, mayCall, minuteMs, type NewsState } from './newsState';
import { withOwn, type OwnWrite } from './ownWrites';
import { poll, type Asking } from './poll';

/** Messages between one person's tabs: numbers, ids and our own names. */
export type TabWord =
  | { kind: 'state'; state: NewsState }
  | { kind: 'looked'; at: number }
  | { kind: 'wrote'; write: OwnWrite }
  | { kind: 'seen'; tab: number; isSeen: boolean }
  | { kind: 'retry' };

export interface WatchSurroundings extends Pick<Asking, 'send' | 'watched' | 'now'> {
  load: () => NewsState;
  keep: (state: NewsState) => void;
  /** No polling while the screen is covered or no one is signed in. */
  isSilent: () => boolean;
  isVisible: () => boolean;
  tell: (word: TabWord) => void;
  hear: (listener: (word: TabWord) => void) => () => void;
  /** Calls back once this tab is the leader; at once where tabs cannot communicate. */
  lead: (begin: () => void) => () => void;
  /** Identifies this tab. */
  tab: number;
}

/** Interval of the check whether polling is due. */
const tickMs = minuteMs / 2;

export type Watch = ReturnType<typeof startWatch>;

/** Polls for news, in one tab of a browser for all of them. */
export function startWatch(parts: readonly NewsPart[], around: WatchSurroundings) {
  const { now, tell, isSilent, isVisible, tab } = around;
  const shown = createObservable(around.load());
  const seenElsewhere = new Set<number>();
  const left = new AbortController();
  const work = { leads: false, polls: false };

  const change = (to: (state: NewsState) => NewsState) => {
    // The response arrived after this tab was closed or the user changed.
    if (left.signal.aborted) return;
    shown.change(to(shown.read()));
    around.keep(shown.read());
    tell({ kind: 'state', state: shown.read() });
  };
  const isOver = () => left.signal.aborted || isSilent();
  const ask = async () => {
    if (!work.leads || work.polls || isOver()) return;
    work.polls = true;
    const asking = { ...around, read: shown.read, change, isOver };
    try {
      await poll(parts, asking);
    } finally {
      work.polls = false;
    }
  };
  const tick = () => {
    if (isDue(shown.read(), now(), isVisible() || seenElsewhere.size > 0)) void ask();
  };

  const keepOwn = (write: OwnWrite) => {
    const state = shown.read();
    shown.change({ ...state, own: withOwn(state.own, write, now()) });
    around.keep(shown.read());
  };
  const looked = (at: number) => (state: NewsState) => ({ ...state, lookedAt: Math.max(state.lookedAt, at) });
  const endings = [
    around.hear((word) => {
      if (word.kind === 'wrote') keepOwn(word.write);
      else if (word.kind === 'retry') void ask();
      else if (word.kind === 'looked') shown.change(looked(word.at)(shown.read()));
      else if (word.kind === 'state') {
        // The leader's own state is newer.
        if (!work.leads) shown.change(looked(shown.read().lookedAt)(word.state));
      } else if (word.isSeen) seenElsewhere.add(word.tab);
      else seenElsewhere.delete(word.tab);
    }),
    around.lead(() => {
      work.leads = true;
      // Loads what another tab has stored meanwhile.
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
    /** Marks all news as seen. */
    look: () => {
      const at = now();
      shown.change(looked(at)(shown.read()));
      around.keep(shown.read());
      tell({ kind: 'looked', at });
    },
    /** Polls at once, within the hourly limit. */
    retry: () => {
      if (!mayCall(shown.read(), now())) return;
      if (work.leads) void ask();
      else tell({ kind: 'retry' });
    },
    wrote: (write: OwnWrite) => {
      keepOwn(write);
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
