/** A localStorage text shared by tabs; in memory until page unload where storage fails. '' means none. */
export function sharedStorage(key: string) {
  let unstored = '';
  return {
    read: () => {
      try {
        return unstored || (localStorage.getItem(key) ?? '');
      } catch {
        return unstored;
      }
    },
    /** Returns whether the text will survive a reload. */
    keep: (text: string): boolean => {
      try {
        if (text) localStorage.setItem(key, text);
        else localStorage.removeItem(key);
        unstored = '';
        return true;
      } catch {
        unstored = text;
        return text === '';
      }
    },
  };
}
