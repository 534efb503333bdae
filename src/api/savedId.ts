import * as v from 'valibot';
import { phpId, recordOf } from './reply';

/** For a write whose reply must contain the record's id. */
export const savedId = recordOf(v.object({ id: phpId }));
