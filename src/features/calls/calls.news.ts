import { plural } from '@/formats/text';
import type { NewsPart } from '@/records/news/newsPart';
import { referenceOf, toReturn } from './call';
import { listPath } from './callPaths';
import { listCall } from './callsFirstCall';

const part: NewsPart = {
  name: 'calls',
  order: 40,
  heading: 'Ligações a retornar',
  listPath,
  kind: 'all',
  call: ({ userId }, rows) => listCall({ status: toReturn, participantId: userId, ...rows }),
  came: (id) => `${referenceOf({ id })} é para você retornar`,
  many: (count) => plural(count, 'ligação é para você retornar', 'ligações são para você retornar'),
};

export default part;
