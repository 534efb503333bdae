/** The part of a long list that is drawn, from `start` up to and without `end`. */
interface OptionRange {
  start: number;
  end: number;
}

/** Options drawn at a time: a little more than any list shows at once. */
const chunk = 40;

/** The first range to draw, with the highlighted option in it. */
export function rangeAround(highlighted: number, count: number): OptionRange {
  const start = highlighted < chunk / 2 ? 0 : Math.min(highlighted - chunk / 2, Math.max(0, count - chunk));
  return { start, end: Math.min(count, start + chunk) };
}

/** The same range while the highlighted option stays clear of its ends; longer when it comes near; anew when it jumps. */
export function rangeFor(range: OptionRange, highlighted: number, count: number): OptionRange {
  if (highlighted < 0 || highlighted >= count) return range;
  const { start, end } = range;
  if (highlighted < start || highlighted >= end) return rangeAround(highlighted, count);
  if (highlighted > end - 5 && end < count) return grownDown(range, count);
  return highlighted < start + 5 && start > 0 ? grownUp(range) : range;
}

/** The range with one chunk more after its end, as far as the list goes. */
export const grownDown = ({ start, end }: OptionRange, count: number): OptionRange => ({
  start,
  end: Math.min(count, end + chunk),
});

/** The same before its start. */
export const grownUp = ({ start, end }: OptionRange): OptionRange => ({
  start: Math.max(0, start - chunk),
  end,
});
