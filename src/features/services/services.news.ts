import { plural } from '@/formats/text';
import { listPath } from '@/records/links/services';
import type { NewsPart } from '@/records/news/newsPart';
import { referenceOf } from './service';
import { listCall } from './servicesFirstCall';

const named = (id: number) => referenceOf({ reference: '', id });

const part: NewsPart = {
  name: 'services',
  order: 20,
  heading: 'Meus atendimentos',
  listPath,
  kind: 'passes',
  watchesStatus: true,
  call: ({ userId }, rows) => listCall({ responsibleId: userId, ...rows }),
  came: (id) => `${named(id)} passou a você`,
  changed: (id) => `${named(id)} mudou de status`,
  many: (count) => plural(count, 'atendimento passou a você', 'atendimentos passaram a você'),
};

export default part;
