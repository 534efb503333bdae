import type { LocalDate } from '@/formats/dates';
import type { RepeatRule } from './repeatDates';

/** How a new appointment is repeated; not sent. */
export interface RepeatInput {
  rule: RepeatRule;
  times: string;
  until: LocalDate | '';
  /** The ticked dates; null while the participants' agendas are loading. */
  dates: LocalDate[] | null;
}

export const noRepeat = (): RepeatInput => ({ rule: 'none', times: '12', until: '', dates: [] });
