import type { SheetNode } from '@/formats/print';

/** An element of a sheet, in a document. */
export function elementOf(page: Document, { tag, attributes = {}, content }: SheetNode) {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.map((part) => (typeof part === 'string' ? part : elementOf(page, part))));
  return element;
}
