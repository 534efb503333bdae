import type { CallInput } from '../callInput';

/** Form values; `who` is what was typed, `name` and `telephone` what it lacks of a stranger. */
export interface IncomingInput extends CallInput {
  who: string;
}
