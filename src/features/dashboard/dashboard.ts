import * as v from 'valibot';
import { optionalId, phpId, someOf, text } from '@/api/reply';

/* The office in figures, as the home page reads it. */

/** How many there are. */
export const totalOnly = v.object({ total: phpId });
export type Total = v.InferOutput<typeof totalOnly>;

/** The service requests, and how many of them have each status; a status is known by its name alone. */
export const serviceTotals = v.object({
  total: phpId,
  status: someOf(v.object({ name: text, color: text, total: phpId })),
});
export type ServiceTotals = v.InferOutput<typeof serviceTotals>;

/** How many voters a district has. Some installations tell which district of which city it is. */
export const districtTotal = v.object({ name: text, total: phpId, id: optionalId, cityId: optionalId });
export type DistrictTotal = v.InferOutput<typeof districtTotal>;
