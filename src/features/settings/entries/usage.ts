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

const noteOf = (...parts: [count: number, words: string][]) => {
  const told = parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${formatNumber(count)} ${words}`);
  return told.length > 0 ? `Usando em ${told.join(' e ')}` : notUsed;
};

const documents = (count: number) => countLabel(count, 'documento', 'documentos');

export const byServices: Usage = {
  // Fixed text with both forms: 'atendimento(s)'.
  note: ({ serviceUsing }) => noteOf([serviceUsing, 'atendimento(s)']),
  isUsed: ({ serviceUsing }) => serviceUsing > 0,
  reason: 'Remova os atendimentos vinculados antes de excluir',
};

export const byVoters: Usage = {
  note: ({ votersUsing }) => noteOf([votersUsing, countLabel(votersUsing, 'eleitor', 'eleitores')]),
  isUsed: ({ votersUsing }) => votersUsing > 0,
  reason: 'Remova os eleitores vinculados antes de excluir',
};

export const byDocuments: Usage = {
  note: ({ inUsing }) => noteOf([inUsing, documents(inUsing)]),
  isUsed: ({ inUsing }) => inUsing > 0,
  reason: 'Remova os documentos vinculados antes de excluir',
};

export const byServicesAndDocuments: Usage = {
  note: ({ serviceTotal, documentTotal }) =>
    noteOf([serviceTotal, 'atendimento(s)'], [documentTotal, documents(documentTotal)]),
  isUsed: ({ serviceTotal, documentTotal }) => serviceTotal > 0 || documentTotal > 0,
  reason: 'Remova os atendimentos e documentos vinculados antes de excluir',
};
