/* Registry of elements other code focuses or clicks, by kind: `<Button ref={place('edit')}>`. */

type Kind =
  | 'create'
  | 'search'
  | 'edit'
  // The button of a key of one letter, its id, in a record's details.
  | 'letter'
  // The menu of the rest that is done with a record, in its details.
  | 'more'
  | 'previous'
  | 'next'
  | 'finish'
  | 'section'
  | 'problem'
  | 'row'
  // Of a list's column, its id.
  | 'heading'
  | 'open'
  | 'rowMenu'
  // Overlays; a record's details dialog has the id 'details'.
  | 'dialog'
  | 'menu'
  | 'notices';

export interface Place {
  kind: Kind;
  id: string | number;
}

const places = new Map<Element, Place>();

/** Ref that registers an element. */
export const place =
  (kind: Kind, id: string | number = '') =>
  (element: HTMLElement | null) => {
    if (!element) return;
    places.set(element, { kind, id });
    return () => void places.delete(element);
  };

/** An element's registration, if any. */
export const placeOf = (element: Element): Place | undefined => places.get(element);

/** Registered elements of a kind, in document order. */
export const allPlaced = (kind: Kind): HTMLElement[] =>
  [...places]
    .flatMap(([element, its]) => (its.kind === kind && element.isConnected ? [element as HTMLElement] : []))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));

/** The element with this kind and id, if on the page. */
export const placed = (kind: Kind, id: string | number = ''): HTMLElement | undefined =>
  allPlaced(kind).findLast((element) => places.get(element)?.id === id);

/** The nearest registered ancestor, or the element itself. */
export const placedAround = (kind: Kind, element: EventTarget | null): HTMLElement | undefined =>
  element instanceof Node ? allPlaced(kind).findLast((one) => one.contains(element)) : undefined;
