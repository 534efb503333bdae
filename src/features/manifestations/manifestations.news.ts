import { plural } from '@/formats/text';
import type { NewsPart } from '@/records/news/newsPart';
import { listPath } from './manifestationPaths';
import { listCall } from './manifestationsFirstCall';

const part: NewsPart = {
  name: 'manifestations',
  order: 10,
  heading: 'Participativa',
  listPath,
  kind: 'grows',
  call: (_, rows) => listCall(rows),
  came: () => 'Chegou uma manifestação',
  many: (count) => plural(count, 'manifestação chegou', 'manifestações chegaram'),
};

export default part;
