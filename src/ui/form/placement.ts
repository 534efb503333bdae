export interface Box {
  top: number;
  bottom: number;
  left: number;
}

export interface Placement {
  side: 'below' | 'above';
  left: number;
  /** Distance to the top edge of the window when below, to the bottom edge when above. */
  offset: number;
  maxHeight: number;
}

const gap = 4;
const edge = 8;
/** Under this much room a popover turns to the other side when that one is larger. */
const enoughRoom = 200;

/**
 * Where a popover stands beside its anchor, in window pixels: below it, or above when there is too little room below
 * and more above; inside the window sideways. `side` keeps an open popover where it is while it still has room.
 * Ours: @floating-ui/react-dom is 7.1 kB where a Popover is 1.1 in all, at sign-up too, which has no room left.
 */
export function placeBeside(
  anchor: Box,
  popover: { width: number; height: number },
  view: { width: number; height: number },
  side?: Placement['side'],
): Placement {
  const roomBelow = view.height - anchor.bottom - gap - edge;
  const roomAbove = anchor.top - gap - edge;
  const wanted = Math.min(popover.height, enoughRoom * 2);
  const below = side
    ? side === 'below'
      ? roomBelow >= enoughRoom || roomBelow >= roomAbove
      : roomAbove < enoughRoom && roomBelow > roomAbove
    : roomBelow >= wanted || roomBelow >= roomAbove;
  const left = Math.max(edge, Math.min(anchor.left, view.width - popover.width - edge));
  return below
    ? { side: 'below', left, offset: anchor.bottom + gap, maxHeight: Math.max(roomBelow, 80) }
    : { side: 'above', left, offset: view.height - anchor.top + gap, maxHeight: Math.max(roomAbove, 80) };
}
