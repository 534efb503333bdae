import * as v from 'valibot';
import { listOf, text } from '@/api/reply';
import { serviceRow } from '@/features/services/service';
import type { RequestFacts } from './score/traits';

/** An open service in the columns to compare; missing address fields of its voter are undefined. */
const alikeRow = v.object({
  ...serviceRow.entries,
  address: v.optional(text),
  districtName: v.optional(text),
  cityName: v.optional(text),
});
export type AlikeRow = v.InferOutput<typeof alikeRow>;

export const readAlikeRows = listOf(alikeRow);

export const factsOf = (row: AlikeRow, documents: readonly string[] = []): RequestFacts => ({
  description: row.description,
  category: row.categoryName,
  street: row.address ?? '',
  district: row.districtName ?? '',
  city: row.cityName ?? '',
  documents,
});

/** Whether the rows have their voters' addresses, which the API returns only if all results are requested. */
export const saysWhere = (rows: readonly AlikeRow[]) =>
  rows.length === 0 ||
  rows.some(({ districtName, address }) => districtName !== undefined || address !== undefined);
