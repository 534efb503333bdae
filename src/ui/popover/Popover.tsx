import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type RefObject,
} from 'react';
import { css, keyframes, styled } from '../style';
import { useDocumentEvent } from '../useDocumentEvent';
import { placeBeside, type Placement } from './placement';

const appear = keyframes`
  from { opacity: 0; }
`;

const PopoverBox = styled.div<{ $plain: boolean }>`
  position: fixed;
  inset: auto;
  z-index: 1000;
  max-width: calc(100vw - 1rem);
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: transparent;
  color: var(--ink);
  animation: ${appear} 120ms ease-out;

  ${({ $plain }) =>
    $plain
      ? css`
          pointer-events: none;
        `
      : css`
          display: flex;
          flex-direction: column;
          overflow: hidden;
          border: var(--line-width) solid var(--line);
          border-radius: var(--radius-large);
          background: var(--surface-raised);
          box-shadow: var(--shadow);
        `}
`;

interface PopoverProps extends Omit<ComponentPropsWithoutRef<'div'>, 'popover'> {
  anchor: HTMLElement | RefObject<HTMLElement | null>;
  matchWidth?: boolean;
  /** No surface and no pointer events: for tooltips. */
  plain?: boolean;
  /** Esc anywhere; stops propagation unless `sharesEscape`. */
  onEscape?: () => void;
  sharesEscape?: boolean;
  onPressOutside?: () => void;
}

const elementOf = (anchor: PopoverProps['anchor']) =>
  anchor instanceof HTMLElement ? anchor : anchor.current;

/**
 * Floating content in the top layer, never clipped and in place in the DOM, so that focus order and outside
 * presses work, unlike in Grommet's Drop (8.7 kB more).
 */
export function Popover({
  anchor,
  matchWidth = false,
  plain = false,
  sharesEscape = false,
  onEscape,
  onPressOutside,
  ...rest
}: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const popover = box.current;
    const beside = elementOf(anchor);
    if (!popover || !beside) return;
    // Browsers without the popover API show a fixed box, right unless an ancestor is transformed.
    if (typeof popover.showPopover === 'function') popover.showPopover();

    let side: Placement['side'] | undefined;
    const place = () => {
      const around = beside.getBoundingClientRect();
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      if (matchWidth) popover.style.width = `${Math.max(around.width, Math.min(240, view.width - 16))}px`;
      popover.style.maxHeight = '';
      const { offsetWidth: width, offsetHeight: height } = popover;
      const { top, bottom } = around;
      const left = plain ? around.left + (around.width - width) / 2 : around.left;
      const placement = placeBeside({ top, bottom, left }, { width, height }, view, side);
      side = placement.side;
      popover.style.left = `${placement.left}px`;
      popover.style.top = side === 'below' ? `${placement.offset}px` : 'auto';
      popover.style.bottom = side === 'above' ? `${placement.offset}px` : 'auto';
      popover.style.maxHeight = `${placement.maxHeight}px`;
    };
    const placeOnScroll = (event: Event) => {
      if (!popover.contains(event.target as Node)) place();
    };
    place();
    const resizes = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : null;
    resizes?.observe(beside);
    resizes?.observe(popover);
    const closed = new AbortController();
    const { signal } = closed;
    window.addEventListener('scroll', placeOnScroll, { signal, capture: true });
    window.addEventListener('resize', place, { signal });
    return () => {
      resizes?.disconnect();
      closed.abort();
    };
  }, [anchor, matchWidth, plain]);

  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onEscape) return;
    if (!sharesEscape) {
      event.preventDefault();
      event.stopPropagation();
    }
    onEscape();
  });
  useEffect(() => {
    // Captured on window, before a surrounding panel or dialog.
    const onKey = (event: KeyboardEvent) => hearKey(event);
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  const hearPress = (event: Event) => {
    const target = event.target as Node;
    if (!box.current?.contains(target) && !elementOf(anchor)?.contains(target)) onPressOutside?.();
  };
  useDocumentEvent('pointerdown', hearPress, { capture: true });

  return <PopoverBox ref={box} popover="manual" $plain={plain} {...rest} />;
}
