import type { MouseEvent, PointerEvent } from 'react';
import { isPlainPress } from '@/ui/plainPress';
import { whenIdle } from '@/ui/whenIdle';
import { askStaffCall } from './askStaffCall';
import { staffScreenAt } from './sections';
import { firstScreenMs } from './whenIdle';
import type { StaffScreen } from '@/records/modules/defineModule';

type Screen = Pick<StaffScreen, 'load' | 'firstCall' | 'requirement'>;

interface Part {
  load: () => Promise<unknown>;
}

const fetchScreen = ({ load }: Part) =>
  load().then(
    () => true,
    () => false,
  );

/** Screens opened in this session, i.e. with this store. */
const opened = new Set<Screen['load']>();
export const forgetOpened = () => opened.clear();
export function noteOpened(path: string) {
  const screen = staffScreenAt(path);
  if (screen) opened.add(screen.load);
}

/**
 * Loads a screen's code and sends its first request; not for a list opened before, which may have filters and
 * sends its own.
 */
export function askAhead(screen: Screen) {
  void fetchScreen(screen);
  if (!opened.has(screen.load)) askStaffCall(screen);
}

/** Links whose mousedown already requested the screen. */
const pressed = new WeakSet<EventTarget>();

/**
 * Link handlers: hover, touch or focus loads the code; a mouse or pen press also sends the first request, about 100 ms
 * before its click. A touch may be the start of scrolling, and Enter has no press phase: both send it on click.
 */
export const aheadOf = (screen: Screen) => {
  const fetchCode = () => void fetchScreen(screen);
  return {
    onPointerEnter: fetchCode,
    onFocus: fetchCode,
    onTouchStart: fetchCode,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || !isPlainPress(event)) return;
      pressed.add(event.currentTarget);
      askAhead(screen);
    },
    onClick: (event: MouseEvent) => {
      const isAsked = pressed.delete(event.currentTarget);
      if (isPlainPress(event) && !isAsked) askAhead(screen);
    },
  };
};

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** False on save-data or slow connections. */
function isCalm({ saveData = false, effectiveType = '4g' }: Line) {
  return !saveData && effectiveType === '4g';
}

/** Prefetches screens one by one when idle; returns the stop function. */
export function fetchWhenIdle(screens: readonly Part[]): () => void {
  const { connection: line = {} } = navigator as { connection?: Line };
  if (!isCalm(line)) return () => undefined;
  const waiting = [...screens];
  let cancel: () => void = () => undefined;
  const next = () => {
    const screen = waiting.shift();
    if (screen) void fetchScreen(screen).then((hasCome) => hasCome && wait());
  };
  const wait = () => {
    cancel = whenIdle(next);
  };
  const begin = setTimeout(wait, firstScreenMs);
  return () => {
    waiting.length = 0;
    clearTimeout(begin);
    cancel();
  };
}
