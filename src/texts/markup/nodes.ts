/* DOM helpers shared by the tidying steps. */

const blockTags = new Set([
  ...['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'DIV', 'CENTER', 'BLOCKQUOTE', 'HR', 'UL', 'OL', 'LI', 'PRE'],
  ...['TABLE', 'CAPTION', 'THEAD', 'TBODY', 'TFOOT', 'TR', 'TH', 'TD'],
]);

export const isBlock = (node: Node) => node instanceof Element && blockTags.has(node.tagName);

export const within = (text: ParentNode, selector = '*') => [...text.querySelectorAll(selector)];

/** In the document of a nearby element. */
export function make(near: Element, tag: string, className = '') {
  const element = near.ownerDocument.createElement(tag);
  if (className) element.className = className;
  return element;
}

export function moveAll(from: Element, to: Element) {
  while (from.firstChild) to.append(from.firstChild);
}

export function unwrap(element: Element) {
  // One by one: spreading children hits the argument limit.
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}

/** Wraps loose content between blocks in paragraphs. */
export function paragraphs(box: Element) {
  let line: Element | null = null;
  for (const child of [...box.childNodes]) {
    if (isBlock(child)) line = null;
    else if (line) line.append(child);
    else if (child.textContent?.trim() || child instanceof Element) {
      line = make(box, 'p');
      child.replaceWith(line);
      line.append(child);
    }
  }
}

/** An element's styles, in lower case. */
export function stylesOf(element: Element): Readonly<Record<string, string>> {
  const styles: Record<string, string> = {};
  for (const part of (element.getAttribute('data-style') ?? '').toLowerCase().split(';')) {
    const colon = part.indexOf(':');
    if (colon > 0) styles[part.slice(0, colon).trim()] = part.slice(colon + 1).trim();
  }
  return styles;
}
