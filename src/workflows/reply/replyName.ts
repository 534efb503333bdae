import { borneName } from '@/formats/personName';
import type { VoterSheet } from '@/lookups/voters/votersLookupApi';
import type { ServiceRow } from '@/features/services/service';

/** A request by the name that who asked bears: the nome social, where their record says it. */
export const byBorneName = (
  row: ServiceRow,
  voter: Pick<VoterSheet, 'name' | 'nickName' | 'note'> | undefined,
): ServiceRow => (voter ? { ...row, electorName: borneName(voter, 'social') || row.electorName } : row);
