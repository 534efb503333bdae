import { table } from '../../data/table';

export interface PollOption {
  id: number;
  op: string;
}

/** A poll of one question, which anybody with its link answers. */
export interface Poll {
  id: number;
  clientId: number;
  /** Of the public link. */
  identifier: string;
  question: string;
  thanksText: string;
  /** The last day on which it may be answered. */
  endDate: string;
  /** Of the page it is answered on: a place in the palette, from 1. */
  color: number;
  options: PollOption[];
  /** How many chose each option, in their order. */
  answers: number[];
  /** How many answered on each day of the week, from Sunday, and in each hour of the day. */
  weekDay: number[];
  hour: number[];
}

export const pollTables = {
  polls: table<Poll>(),
};
