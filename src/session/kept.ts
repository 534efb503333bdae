/** A localStorage text shared by tabs; in memory until page unload where storage fails. '' means none. */
export function kept(key: string) {
  let unstored = '';
  return {
    read: () => {
      try {
        return unstored || (localStorage.getItem(key) ?? '');
      } catch {
        return unstored;
      }
    },
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
