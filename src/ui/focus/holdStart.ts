/**
 * Focuses where a form begins, and again whenever the focus goes elsewhere before the person has pressed a key or a
 * button: a layer, its trap and what lies underneath move it, each at a time of its own. Returns the cleanup.
 */
export function holdStart(start: () => void): () => void {
  const ended = new AbortController();
  const heard = { capture: true, signal: ended.signal };
  const end = () => ended.abort();
  start();
  const field = document.activeElement;
  document.addEventListener('focus', ({ target }) => target !== field && start(), heard);
  document.addEventListener('keydown', end, heard);
  document.addEventListener('pointerdown', end, heard);
  return end;
}
