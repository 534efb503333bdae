/**
 * A text that outlives a reload, the same for all tabs of this browser. Where the browser stores nothing it lasts until
 * the page is left.
 */
export function kept(key: string) {
  /** What the browser would not take. */
  let unstored = '';
  return {
    /** '' when nothing is kept. */
    read: () => {
      try {
        return unstored || (localStorage.getItem(key) ?? '');
      } catch {
        return unstored;
      }
    },
    /** '' forgets it. */
    keep: (text: string) => {
      try {
        if (text) localStorage.setItem(key, text);
        else localStorage.removeItem(key);
        unstored = '';
      } catch {
        unstored = text;
      }
    },
  };
}
