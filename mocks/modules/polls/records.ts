import { table } from '../../data/table';

export interface PollOption {
  id: number;
  op: string;
}

export interface Poll {
  id: number;
  clientId: number;
  /** Used in the public URL. */
  identifier: string;
  question: string;
  thanksText: string;
  /** Last day to answer. */
  endDate: string;
  /** Background of the public page: palette position, from 1. */
  color: number;
  options: PollOption[];
  /** Votes per option, in order. */
  answers: number[];
  /** Votes per weekday, from Sunday, and per hour. */
  weekDay: number[];
  hour: number[];
}

export const pollTables = {
  polls: table<Poll>(),
};
