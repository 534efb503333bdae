import type { TabWord, WatchSurroundings } from './watch';

/**
 * Communication between one person's tabs, and the choice of the one that polls. Without browser support each tab is
 * alone.
 */
export function tabsOf(userId: number): Pick<WatchSurroundings, 'tell' | 'hear' | 'lead' | 'tab'> {
  const name = `tribuna-chegou-${userId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    tab: Math.floor(Math.random() * 1e9),
    tell: (word) => channel?.postMessage(word),
    hear: (listener) => {
      if (!channel) return () => undefined;
      channel.onmessage = ({ data }: MessageEvent<TabWord>) => listener(data);
      return () => channel.close();
    },
    lead: (begin) => {
      const { locks } = navigator as { locks?: LockManager };
      const left = new AbortController();
      if (!locks || !channel) {
        begin();
        return () => undefined;
      }
      const held = (signal: AbortSignal) =>
        new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      locks
        .request(name, { signal: left.signal }, () => {
          begin();
          return held(left.signal);
        })
        // Aborted before it became the leader.
        .catch(() => undefined);
      return () => left.abort();
    },
  };
}
