import { countLabel } from '@/formats/text';
import { formatNumber } from '@/formats/money';
import type { EntryRow } from './entry';

export interface Usage {
  /** 'Usando em 3 eleitores'. */
  note: (row: EntryRow) => string;
  isUsed: (row: EntryRow) => boolean;
  reason: string;
}

const notUsed = 'Não é utilizada ainda';

type Counted = readonly [count: number, words: string];

/** @param reason why an entry in use is not deleted */
function usageBy(reason: string, countsOf: (row: EntryRow) => readonly Counted[]): Usage {
  const usedBy = (row: EntryRow) => countsOf(row).filter(([count]) => count > 0);
  return {
    note: (row) => {
      const uses = usedBy(row).map(([count, words]) => `${formatNumber(count)} ${words}`);
      return uses.length > 0 ? `Usando em ${uses.join(' e ')}` : notUsed;
    },
    isUsed: (row) => usedBy(row).length > 0,
    reason,
  };
}

// Fixed text with both forms.
const services = (count: number): Counted => [count, 'atendimento(s)'];
const documents = (count: number): Counted => [count, countLabel(count, 'documento', 'documentos')];
const voters = (count: number): Counted => [count, countLabel(count, 'eleitor', 'eleitores')];

export const byServices = usageBy('Remova os atendimentos vinculados antes de excluir', (row) => [
  services(row.serviceUsing),
]);

export const byVoters = usageBy('Remova os eleitores vinculados antes de excluir', (row) => [
  voters(row.votersUsing),
]);

export const byDocuments = usageBy('Remova os documentos vinculados antes de excluir', (row) => [
  documents(row.inUsing),
]);

export const byServicesAndDocuments = usageBy(
  'Remova os atendimentos e documentos vinculados antes de excluir',
  (row) => [services(row.serviceTotal), documents(row.documentTotal)],
);
