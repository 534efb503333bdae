/** True for what may be an e-mail address, the blanks around it aside: `nome@exemplo.com`. */
export const isEmail = (text: string): boolean =>
  // The first dot that may part the end of the domain decides: trying each would take as long as the square of them.
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.trim());
