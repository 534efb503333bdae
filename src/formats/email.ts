/** Whether a text may be an e-mail address, ignoring outer spaces: `nome@exemplo.com`. */
export const isEmail = (text: string): boolean =>
  // Only the first dot is tried as the separator of the domain's end: trying each would take quadratic time.
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.trim());
