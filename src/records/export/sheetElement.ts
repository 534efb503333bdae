import type { SheetNode } from '@/formats/print';

/** An element of a sheet, created in a document. */
export function elementOf(page: Document, { tag, attributes = {}, content }: SheetNode) {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // One by one: there may be more than a call accepts as arguments.
  for (const part of content) element.append(typeof part === 'string' ? part : elementOf(page, part));
  return element;
}
