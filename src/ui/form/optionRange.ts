interface OptionRange {
  start: number;
  end: number;
}

const chunk = 40;

/** The initial range, containing the highlighted option. */
export function rangeAround(highlighted: number, count: number): OptionRange {
  const start = Math.max(0, Math.min(highlighted - chunk / 2, count - chunk));
  return { start, end: Math.min(count, start + chunk) };
}

/** The range for a new highlight: unchanged, extended when near an end, or new after a jump. */
export function rangeFor(range: OptionRange, highlighted: number, count: number): OptionRange {
  if (highlighted < 0 || highlighted >= count) return range;
  const { start, end } = range;
  if (highlighted < start || highlighted >= end) return rangeAround(highlighted, count);
  if (highlighted > end - 5 && end < count) return grownDown(range, count);
  return highlighted < start + 5 && start > 0 ? grownUp(range) : range;
}

/** The range with one more chunk after its end. */
export const grownDown = ({ start, end }: OptionRange, count: number): OptionRange => ({
  start,
  end: Math.min(count, end + chunk),
});

/** The range with one more chunk before its start. */
export const grownUp = ({ start, end }: OptionRange): OptionRange => ({
  start: Math.max(0, start - chunk),
  end,
});
