import * as v from 'valibot';
import { serviceFacts } from '../service';

/** A person's service, with the requester's name and contact data. */
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
  /** The open statuses, read separately for a person with more services than can be read. */
  open: readonly number[];
}

export interface HeldPage {
  responsibleId: number;
  statusId?: number;
  page: number;
  limit: number;
}
