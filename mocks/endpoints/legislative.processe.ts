import type { Author } from '../records';
import { script, staffCall } from '../protocol/calls';
import { text } from '../protocol/fields';
import { byName, hasWords, keep, ofClient, wholeList } from '../search';

export const legislativeProcesse = script('legislative.processe.php', [
  staffCall('GET', 'searchAuthors', {
    query: { name: text },
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
