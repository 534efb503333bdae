import { today } from '@/formats/dates';
import { useSentMessages } from '@/messages/sending/sentMessages';
import { Badge } from '@/ui/badge/Badge';
import { PhoneLinks } from '@/ui/PhoneLinks';
import type { ListColumn } from '@/ui/table/ListTable';
import type { Birthday } from '@/features/voters/birthdays/birthdaysApi';

/** Whether the person was written to today, as far as this session knows: the queue and SMS update it at once. */
function Greeted({ id }: { id: number }) {
  const day = today();
  const at = useSentMessages().find((sent) => sent.voterId === id && sent.at.startsWith(day))?.at;
  return at && <Badge tone="success">Mensagem às {at.slice(11, 16)}</Badge>;
}

export const birthdayColumns: ListColumn<Birthday>[] = [
  { key: 'name', header: 'Nome', cell: ({ name }) => name, primary: true },
  {
    key: 'age',
    header: 'Faz',
    width: '5.5rem',
    labelOnCard: true,
    cell: ({ age }) => (age === null ? '—' : `${age} ${age === 1 ? 'ano' : 'anos'}`),
  },
  { key: 'district', header: 'Bairro', width: '16%', hideBelow: 768, cell: ({ district }) => district },
  {
    key: 'telephone',
    header: 'Telefone',
    width: '11rem',
    cell: ({ telephone, isTooYoung }) =>
      telephone && <PhoneLinks phone={telephone} inRow noChat={isTooYoung} />,
  },
  { key: 'greeted', header: 'Escrito hoje', width: '12rem', cell: ({ id }) => <Greeted id={id} /> },
];
