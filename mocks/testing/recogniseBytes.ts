/*
 * In Vitest's jsdom, Node's buffers are not instances of Uint8Array; pdfkit then writes its compressed data
 * as text and corrupts the file. This makes them instances.
 */

export function recogniseBytes(): void {
  if (Buffer.alloc(0) instanceof Uint8Array) return;
  Object.defineProperty(Uint8Array, Symbol.hasInstance, {
    value: (given: unknown) => Object.prototype.toString.call(given) === '[object Uint8Array]',
  });
}
