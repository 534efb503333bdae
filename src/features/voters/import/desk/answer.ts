import type { Desk, DeskQuestion } from './questions';

/** Puts a question to the desk. */
export const answer = (desk: Desk, { ask, about }: DeskQuestion): Promise<object> =>
  (desk[ask] as (about: unknown) => Promise<object>)(about);
