import type { SheetNode } from '@/formats/print';

/** A node's contents, for a printed sheet. */
export const partsOf = (node: Node): (SheetNode | string)[] =>
  [...node.childNodes].flatMap((child): (SheetNode | string)[] => {
    if (child instanceof Text) return [child.data];
    if (!(child instanceof Element)) return [];
    const attributes = Object.fromEntries([...child.attributes].map(({ name, value }) => [name, value]));
    return [{ tag: child.tagName.toLowerCase(), attributes, content: partsOf(child) }];
  });
