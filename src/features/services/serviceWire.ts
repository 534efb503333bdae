import type { ServiceFilters, ServiceInput, ServiceRow } from './servicesApi';

/* What the screens hold, as atendimento.php takes it. */

/** The filters under the names of the contract; empty ones fall away on the wire. */
export const wireFilters = ({ districts, ...filters }: ServiceFilters) => ({
  ...filters,
  // Only says where the districts are looked for.
  city: undefined,
  districtIds: districts.map(({ value }) => value),
});

/** The form as it is sent: without the spaces around its text, the document numbers as numbers. */
export const wireInput = ({ elector, documents, ...input }: ServiceInput) => ({
  ...input,
  electorId: elector?.value ?? null,
  completionDate: input.completionDate || null,
  description: input.description.trim(),
  documents: documents.map(({ typeId, number, year }) => ({
    typeId,
    number: Number(number),
    year: Number(year),
  })),
});

/** What an edit changes in the list's row; the status it cannot change. */
export const rowChanges = ({ elector, description }: ServiceInput): Partial<ServiceRow> => ({
  description: description.trim(),
  ...(elector && {
    electorId: elector.value,
    electorName: elector.label,
    electorTelephone: elector.telephone,
  }),
});
