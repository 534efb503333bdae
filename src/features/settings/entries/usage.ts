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

/** @param users who uses it, in the plural */
function usageBy(users: string, countsOf: (row: EntryRow) => readonly Counted[]): Usage {
  const usedBy = (row: EntryRow) => countsOf(row).filter(([count]) => count > 0);
  return {
    note: (row) => {
      const told = usedBy(row).map(([count, words]) => `${formatNumber(count)} ${words}`);
      return told.length > 0 ? `Usando em ${told.join(' e ')}` : notUsed;
    },
    isUsed: (row) => usedBy(row).length > 0,
    reason: `Remova os ${users} vinculados antes de excluir`,
  };
}

// Fixed text with both forms.
const services = (count: number): Counted => [count, 'atendimento(s)'];
const documents = (count: number): Counted => [count, countLabel(count, 'documento', 'documentos')];
const voters = (count: number): Counted => [count, countLabel(count, 'eleitor', 'eleitores')];

export const byServices = usageBy('atendimentos', (row) => [services(row.serviceUsing)]);

export const byVoters = usageBy('eleitores', (row) => [voters(row.votersUsing)]);

export const byDocuments = usageBy('documentos', (row) => [documents(row.inUsing)]);

export const byServicesAndDocuments = usageBy('atendimentos e documentos', (row) => [
  services(row.serviceTotal),
  documents(row.documentTotal),
]);
