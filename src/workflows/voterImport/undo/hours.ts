import type { LocalDateTime } from '@/formats/dates';

/** As if all were in one zone, since local times do not include theirs. */
const instant = (moment: LocalDateTime) => Date.parse(`${moment.replace(' ', 'T')}Z`);

/** From one local time to another, negative backwards. */
export const hoursBetween = (from: LocalDateTime, to: LocalDateTime) =>
  (instant(to) - instant(from)) / 3_600_000;
