import type { MouseEvent } from 'react';
import { isPlainPress } from '@/ui/plainPress';
import { whenIdle } from '@/ui/whenIdle';
import { askStaffCall } from './askStaffCall';
import { firstScreenMs } from './whenIdle';
import type { StaffScreen } from '@/records/modules/defineModule';

type Screen = Pick<StaffScreen, 'load' | 'firstCall' | 'requirement'>;

const arrived = new WeakSet<StaffScreen['load']>();

const fetchScreen = ({ load }: Screen) =>
  load().then(
    () => {
      arrived.add(load);
      return true;
    },
    () => false,
  );

/**
 * Link handlers: hover, touch or focus loads the code; an earlier click also sends the first request. A list
 * seen before may have filters, and asks itself.
 */
export const aheadOf = (screen: Screen) => {
  const fetchCode = () => void fetchScreen(screen);
  return {
    onPointerEnter: fetchCode,
    onFocus: fetchCode,
    onTouchStart: fetchCode,
    onClick: (event: MouseEvent) => {
      if (isPlainPress(event) && !arrived.has(screen.load)) askStaffCall(screen);
    },
  };
};

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not on save-data or slow connections. */
function isCalm({ saveData = false, effectiveType = '4g' }: Line) {
  return !saveData && effectiveType === '4g';
}

/** Prefetches screens one by one when idle; returns the stop function. */
export function fetchWhenIdle(screens: readonly Screen[]): () => void {
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
