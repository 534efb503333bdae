import type { Author } from './records';
import { list } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { noted, text } from '../../protocol/fields';
import { optionFields, optionList, own } from '../../protocol/optionList';
import { byName, hasWords, keep, ofClient, wholeList } from '../../data/search';

const optionScript = script('queries.php', [
  optionList('documentTypeList', {
    says: 'Os tipos de documento.',
    rows: ({ db }) => db.documentTypes.all(),
  }),
  optionList('legislativeProcesseStatusList', {
    says: 'Os status de documento.',
    fields: { ...optionFields, color: text },
    rows: (input) => input.db.legislativeStatuses.filter(own(input)),
  }),
]);

const documentScript = script('legislative.processe.php', [
  staffCall('GET', 'searchAuthors', {
    says: 'Procura autores.',
    answer: list({ name: text }),
    query: { name: noted(text, 'palavras do nome') },
    run: ({ db, clientId, query }) => {
      const authors = keep(
        db.authors.ordered(byName),
        ofClient(clientId),
        hasWords<Author>('name', query.name),
      );
      return wholeList(authors.map(({ name }) => ({ name })));
    },
  }),
]);

export const documentScripts = [optionScript, documentScript];
