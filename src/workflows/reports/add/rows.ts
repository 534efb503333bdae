import * as v from 'valibot';
import { choiceId, optionalDate, optionalDateTime, phpId, text } from '@/api/reply';
import { manifestationRow, shownStatus } from '@/features/manifestations/manifestationRows';

/** Only the counted columns of each row. An absent column stays undefined: empty means something else. */
export const serviceRow = v.object({
  id: phpId,
  reference: text,
  statusId: choiceId,
  statusName: text,
  categoryName: v.optional(text),
  originName: v.optional(text),
  departmentName: v.optional(text),
  districtName: v.optional(text),
  cityName: text,
  requestDate: optionalDate,
  createdAt: v.optional(optionalDateTime),
  completionDate: v.optional(optionalDate),
});
export type ServiceRow = v.InferOutput<typeof serviceRow>;

export const documentRow = v.object({
  id: phpId,
  typeName: text,
  statusName: text,
  createdAt: optionalDateTime,
});

export const countedManifestation = v.pipe(
  manifestationRow,
  v.transform((row) => ({
    typeName: row.typeName,
    statusName: shownStatus(row).statusName,
    createdAt: row.createdAt,
  })),
);
