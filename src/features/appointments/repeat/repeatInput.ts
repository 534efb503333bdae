import type { LocalDate } from '@/formats/dates';
import type { RepeatRule } from './repeatDates';

/** How a new appointment is repeated; not part of what is sent. */
export interface RepeatInput {
  rule: RepeatRule;
  times: string;
  until: LocalDate | '';
  /** The ticked ones; null while the participants' agendas are being read. */
  dates: LocalDate[] | null;
}

export const noRepeat = (): RepeatInput => ({ rule: 'none', times: '12', until: '', dates: [] });
