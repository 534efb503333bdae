/*
 * Vitest's jsdom environment has a Uint8Array of its own, of which Node's buffers are no instances. pdfkit then
 * takes what it compressed for text and writes a file nothing can read. This lets both be told for bytes.
 */

/** Makes `instanceof Uint8Array` true for Node's buffers, too. */
export function recogniseBytes(): void {
  if (Buffer.alloc(0) instanceof Uint8Array) return;
  Object.defineProperty(Uint8Array, Symbol.hasInstance, {
    value: (given: unknown) => Object.prototype.toString.call(given) === '[object Uint8Array]',
  });
}
