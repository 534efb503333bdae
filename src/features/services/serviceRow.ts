import { digits, optionalDate, optionalDateTime, optionalId, phpId, text } from '@/api/reply';
import type { ServiceRow } from './servicesApi';

/** The reference as the API writes it; by the id where it writes none. */
export const referenceOf = ({ reference, id }: Pick<ServiceRow, 'reference' | 'id'>) =>
  reference || `AT-${id}`;

/** What a row of the list has. */
export const serviceRowFields = {
  id: phpId,
  reference: text,
  description: text,
  statusId: phpId,
  statusName: text,
  statusColor: text,
  electorId: optionalId,
  electorName: text,
  electorTelephone: digits,
};

/** What the export and the details have as well. */
export const serviceFactFields = {
  ...serviceRowFields,
  categoryName: text,
  originName: text,
  officeName: text,
  departmentName: text,
  requestDate: optionalDate,
  completionDate: optionalDate,
  createdAt: optionalDateTime,
  updatedAt: optionalDateTime,
};
