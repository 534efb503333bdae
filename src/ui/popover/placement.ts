export interface Box {
  top: number;
  bottom: number;
  left: number;
}

export interface Placement {
  side: 'below' | 'above';
  left: number;
  /** Distance in px from the window's top edge when below, from its bottom edge when above. */
  offset: number;
  maxHeight: number;
}

const gapPx = 4;
const edgePx = 8;
/** With less room the popover flips, if the other side has more. */
const minRoomPx = 200;

/** Places a popover in window px; `side` keeps an open one there while it fits. floating-ui: 7.1 kB. */
export function placeBeside(
  anchor: Box,
  popover: { width: number; height: number },
  view: { width: number; height: number },
  side?: Placement['side'],
): Placement {
  const roomBelow = view.height - anchor.bottom - gapPx - edgePx;
  const roomAbove = anchor.top - gapPx - edgePx;
  const wanted = Math.min(popover.height, minRoomPx * 2);
  const below = side
    ? side === 'below'
      ? roomBelow >= minRoomPx || roomBelow >= roomAbove
      : roomAbove < minRoomPx && roomBelow > roomAbove
    : roomBelow >= wanted || roomBelow >= roomAbove;
  const left = Math.max(edgePx, Math.min(anchor.left, view.width - popover.width - edgePx));
  return below
    ? { side: 'below', left, offset: anchor.bottom + gapPx, maxHeight: Math.max(roomBelow, 80) }
    : { side: 'above', left, offset: view.height - anchor.top + gapPx, maxHeight: Math.max(roomAbove, 80) };
}
