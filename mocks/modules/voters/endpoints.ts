import type { Database } from '../../db';
import { list, nothing, record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { id, noted, paging, required, text } from '../../protocol/fields';
import { optionList } from '../../protocol/optionList';
import type { Voter } from './records';
import type { Option } from '../../data/entries';
import { hasWords, isExport, keep, listOfFound } from '../../data/search';
import { findVoter, findVoters } from './findVoters';
import { voterFilterFields } from './filters';
import { readVoterForm, voterForm } from './form';
import {
  voterDetailFields,
  voterDetails,
  voterExportFields,
  voterExportRow,
  voterRow,
  voterRowFields,
} from './rows';
import { voterPrintScript } from './print';

const voterScript = script('eleitor.php', [
  staffCall('GET', 'search', {
    says: 'Procura eleitores, em ordem alfabética.',
    answer: list(voterRowFields, voterExportFields),
    query: { ...voterFilterFields, isExcluded: required(voterFilterFields.isExcluded), ...paging },
    run: ({ db, clientId, query }) => {
      const found = findVoters(db, clientId, query, query);
      return isExport(found.total, query)
        ? listOfFound(found, voterExportRow(db))
        : listOfFound(found, voterRow);
    },
  }),

  staffCall('GET', null, {
    says: 'Lê um eleitor: o que o formulário edita e o que o painel mostra.',
    answer: record(voterDetailFields),
    query: { id: required(id) },
    run: ({ db, clientId, query }) => voterDetails(db, findVoter(db, clientId, query.id)),
  }),

  staffCall('POST', null, {
    says: 'Cadastra um eleitor.',
    answer: record({ id }),
    rule: 'create_voter',
    body: voterForm,
    run: (input) => {
      const { db, clientId, timestamp, body } = input;
      const { id: voterId } = db.voters.insert({
        ...readVoterForm(input, body),
        clientId,
        isExcluded: false,
        createdAt: timestamp,
        updatedAt: timestamp,
      });
      return { id: voterId };
    },
  }),

  staffCall('PUT', null, {
    says: 'Altera um eleitor e devolve a linha da lista.',
    answer: record(voterRowFields),
    rule: 'edit_voter',
    body: { id: required(id), ...voterForm },
    run: (input) => {
      const { db, clientId, timestamp, body } = input;
      const { id: voterId } = findVoter(db, clientId, body.id);
      const form = readVoterForm(input, body, voterId);
      return voterRow(db.voters.update(voterId, { ...form, updatedAt: timestamp }));
    },
  }),

  staffCall('POST', 'deletar', {
    says: 'Exclui um eleitor, com os atendimentos, as mensagens e os laços de família dele.',
    answer: nothing,
    rule: 'delete_voter',
    body: { id: required(id) },
    run: ({ db, clientId, body }) => removeVoter(db, findVoter(db, clientId, body.id)),
  }),
]);

const optionScript = script('queries.php', [
  optionList('occupationList', {
    says: 'As profissões.',
    query: { name: noted(text, 'palavras do nome') },
    rows: ({ db, query }) => keep(db.occupations.all(), hasWords<Option>('name', query.name)),
  }),
]);

export const voterScripts = [voterScript, voterPrintScript, optionScript];

/** Also removes the voter's own records and family links. */
function removeVoter(db: Database, { id: voterId }: Voter): void {
  db.services.removeWhere((service) => service.electorId === voterId);
  db.communications.removeWhere((communication) => communication.voterId === voterId);
  db.voters.remove(voterId);
  const relations = db.voters.filter(({ relatives }) =>
    relatives.some(({ electorId }) => electorId === voterId),
  );
  for (const { id: relationId, relatives } of relations) {
    db.voters.update(relationId, { relatives: relatives.filter(({ electorId }) => electorId !== voterId) });
  }
}
