import * as v from 'valibot';
import { optionalId, phpId, someOf, text } from '@/api/reply';

export const totalOnly = v.object({ total: phpId });
export type Total = v.InferOutput<typeof totalOnly>;

/** Statuses are identified only by name. */
export const serviceTotals = v.object({
  total: phpId,
  status: someOf(v.object({ name: text, color: text, total: phpId })),
});
export type ServiceTotals = v.InferOutput<typeof serviceTotals>;

/** Some installations omit the ids. */
export const districtTotal = v.object({ name: text, total: phpId, id: optionalId, cityId: optionalId });
export type DistrictTotal = v.InferOutput<typeof districtTotal>;
