/* Registry of elements other code focuses or clicks, by kind: `<Button ref={signpost('edit')}>`. */

type Kind =
  | 'create'
  | 'search'
  | 'edit'
  // The button of a single-letter shortcut in a record's details, by its id.
  | 'letter'
  // The menu of further actions in a record's details.
  | 'more'
  | 'previous'
  | 'next'
  | 'finish'
  | 'section'
  | 'problem'
  | 'row'
  // A list column's heading, by the column's id.
  | 'heading'
  | 'open'
  | 'rowMenu'
  // Overlays; a record's details dialog has the id 'details'.
  | 'dialog'
  | 'menu'
  | 'notices';

export interface Signpost {
  kind: Kind;
  id: string | number;
}

const signposts = new Map<Element, Signpost>();

/** Ref that registers an element. Also ends by null: the router's `Link` merges refs and drops what they return. */
export const signpost = (kind: Kind, id: string | number = '') => {
  let registered: HTMLElement | null = null;
  const end = () => {
    if (registered) signposts.delete(registered);
    registered = null;
  };
  return (element: HTMLElement | null) => {
    if (!element) return end();
    registered = element;
    signposts.set(element, { kind, id });
    return end;
  };
};

/** An element's registration, if any. */
export const signpostOf = (element: Element): Signpost | undefined => signposts.get(element);

/** Registered elements of a kind, in document order. */
export const allSignposts = (kind: Kind): HTMLElement[] =>
  [...signposts]
    .flatMap(([element, its]) => (its.kind === kind && element.isConnected ? [element as HTMLElement] : []))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));

/** The element with this kind and id, if on the page. */
export const findSignpost = (kind: Kind, id: string | number = ''): HTMLElement | undefined =>
  allSignposts(kind).findLast((element) => signposts.get(element)?.id === id);

/** The nearest registered ancestor, or the element itself. */
export const signpostAround = (kind: Kind, element: EventTarget | null): HTMLElement | undefined =>
  element instanceof Node ? allSignposts(kind).findLast((one) => one.contains(element)) : undefined;
