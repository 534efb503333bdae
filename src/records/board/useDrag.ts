import { useEffect, useLayoutEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';

/* Dragging a card with the mouse or a finger, by pointer events: the usual libraries write a style element, which the
   page's content policy refuses, or are unreliable (docs/decisions/own-kit.md). Nothing is rendered while it moves. */

/** Px the mouse moves before a press becomes a drag. */
const slack = 6;
/**
 * Ms a finger rests on a card to pick it up, less than the browser's link menu takes; and px of tolerated
 * movement meanwhile.
 */
const restMs = 350;
const tremble = 10;
/** Px from an edge within which dragging scrolls, and maximum px scrolled per frame. */
const edge = 56;
const fastest = 18;

interface Drag {
  id: number;
  card: HTMLElement;
  ghost: HTMLElement;
  /** Position of the pointer, and of the card under it. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  over: HTMLElement | null;
  frame: number;
}

interface DragActions {
  /** Returns false for a card that cannot be moved, after showing why. */
  onBegin: (id: number, card: HTMLElement) => boolean;
  onDrop: (id: number, column: HTMLElement) => void;
}

/** Px to scroll in one frame, for a pointer at `at` between two edges. */
function scrollStep(at: number, start: number, end: number): number {
  if (at < start + edge) return -Math.ceil(fastest * Math.min(1, (start + edge - at) / edge));
  if (at > end - edge) return Math.ceil(fastest * Math.min(1, (at - end + edge) / edge));
  return 0;
}

const cardAt = (target: EventTarget | null) =>
  target instanceof Element && !target.closest('button') ? target.closest<HTMLElement>('[data-card]') : null;

function ghostOf(card: HTMLElement): HTMLElement {
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.dataset.ghost = 'true';
  delete ghost.dataset.card;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.style.width = `${card.offsetWidth}px`;
  return ghost;
}

/** Marks the column under the pointer. */
function mark(drag: Drag, board: HTMLElement) {
  const { x, y } = drag;
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]') ?? null;
  const over = under && board.contains(under) ? under : null;
  if (over !== drag.over) {
    drag.over?.removeAttribute('data-over');
    over?.setAttribute('data-over', 'true');
    drag.over = over;
  }
}

/** One frame of a drag: moves the ghost, marks the column under it, scrolls at the edges. */
function follow(drag: Drag, board: HTMLElement) {
  const { ghost, x, y, dx, dy } = drag;
  ghost.style.transform = `translate(${x - dx}px, ${y - dy}px)`;
  mark(drag, board);
  const { over } = drag;
  const frame = board.getBoundingClientRect();
  board.scrollLeft += scrollStep(x, frame.left, frame.right);
  const body = over?.querySelector('ul')?.parentElement;
  if (body)
    body.scrollTop += scrollStep(y, body.getBoundingClientRect().top, body.getBoundingClientRect().bottom);
  window.scrollBy(0, scrollStep(y, 0, window.innerHeight));
}

/** Handlers for the board's element; the cards are its `[data-card]`, the columns its `[data-column]`. */
export function useDrag(actions: DragActions) {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    // A second finger cancels the drag of the first.
    end.current?.();
    const card = event.isPrimary && event.button === 0 ? cardAt(event.target) : null;
    if (!card || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const board = event.currentTarget;
    const { pointerId } = event;
    const isFinger = event.pointerType !== 'mouse';
    const from = { x: event.clientX, y: event.clientY };
    let drag: Drag | null = null;
    const ended = new AbortController();
    const { signal } = ended;

    const begin = () => {
      const id = Number(card.dataset.card);
      const { left, top } = card.getBoundingClientRect();
      if (!latest.current.onBegin(id, card)) return null;
      const ghost = ghostOf(card);
      board.append(ghost);
      card.dataset.dragged = 'true';
      return { id, card, ghost, ...from, dx: from.x - left, dy: from.y - top, over: null, frame: 0 };
    };
    const turn = () => {
      if (!drag) return;
      follow(drag, board);
      drag.frame = requestAnimationFrame(turn);
    };
    const take = () => {
      // The press began on a link, which the click would open.
      window.addEventListener('click', swallow, { capture: true, once: true });
      window.addEventListener('pointerup', release, { once: true });
      window.addEventListener('pointercancel', release, { once: true });
      window.getSelection()?.removeAllRanges();
      drag = begin();
      if (drag) turn();
      else stop();
    };
    const rested = isFinger ? setTimeout(take, restMs) : undefined;
    /** Ignores other pointers than the one that pressed. */
    const ofThis = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === pointerId) act(event);
    };
    const move = ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
      if (buttons === 0) return stop();
      const distance = Math.hypot(x - from.x, y - from.y);
      if (!drag && !isFinger && distance >= slack) take();
      if (drag) Object.assign(drag, { x, y });
      // The finger is scrolling.
      else if (isFinger && distance > tremble) stop();
    };
    const up = ({ clientX: x, clientY: y }: PointerEvent) => {
      // Final position, in case no frame was drawn since the pointer reached it.
      if (drag) mark(Object.assign(drag, { x, y }), board);
      const dropped = drag?.over ? { id: drag.id, over: drag.over } : null;
      stop();
      if (dropped) latest.current.onDrop(dropped.id, dropped.over);
    };
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || !drag) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      stop();
    };
    /** During a drag, a finger neither scrolls nor opens the link's context menu. */
    const hold = (taken: Event) => {
      if (drag && isFinger) taken.preventDefault();
    };
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    // This press's click, if any, comes next; a later click is another one.
    const release = () => setTimeout(() => window.removeEventListener('click', swallow, true), 0);
    const stop = () => {
      end.current = null;
      clearTimeout(rested);
      ended.abort();
      if (!drag) return;
      cancelAnimationFrame(drag.frame);
      drag.ghost.remove();
      drag.over?.removeAttribute('data-over');
      delete drag.card.dataset.dragged;
      drag = null;
    };
    end.current = stop;
    window.addEventListener('pointermove', ofThis(move), { signal });
    window.addEventListener('pointerup', ofThis(up), { signal });
    window.addEventListener('pointercancel', ofThis(stop), { signal });
    window.addEventListener('blur', stop, { signal });
    window.addEventListener('keydown', key, { signal, capture: true });
    window.addEventListener('touchmove', hold, { signal, passive: false });
    window.addEventListener('contextmenu', hold, { signal });
  };

  return { onPointerDown };
}
