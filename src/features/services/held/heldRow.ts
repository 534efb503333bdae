import * as v from 'valibot';
import { serviceFacts } from '../service';

/** A request as it stands with a person: of who asked for it, how they are called and reached. */
export const heldRow = v.object({
  id: serviceFacts.id,
  reference: serviceFacts.reference,
  electorName: serviceFacts.electorName,
  electorTelephone: serviceFacts.electorTelephone,
  statusId: serviceFacts.statusId,
  statusName: serviceFacts.statusName,
  categoryName: serviceFacts.categoryName,
  departmentName: serviceFacts.departmentName,
  requestDate: serviceFacts.requestDate,
  completionDate: serviceFacts.completionDate,
  updatedAt: serviceFacts.updatedAt,
});
export type HeldRow = v.InferOutput<typeof heldRow>;

export interface HeldSearch {
  responsibleId: number;
  /** The open statuses, which are read apart of a person with more than can be read. */
  open: readonly number[];
}

export interface HeldPage {
  responsibleId: number;
  statusId?: number;
  page: number;
  limit: number;
}
