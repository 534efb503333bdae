import { PhoneLinks } from '@/ui/PhoneLinks';
import type { ListColumn } from '@/ui/table/ListTable';
import type { Birthday } from '@/features/voters/birthdays/birthdaysApi';

export const birthdayColumns: ListColumn<Birthday>[] = [
  { key: 'name', header: 'Nome', cell: ({ name }) => name, primary: true },
  {
    key: 'age',
    header: 'Faz',
    width: '6.5rem',
    labelOnCard: true,
    cell: ({ age }) => (age === null ? '—' : `${age} ${age === 1 ? 'ano' : 'anos'}`),
  },
  { key: 'district', header: 'Bairro', width: '24%', hideBelow: 768, cell: ({ district }) => district },
  {
    key: 'telephone',
    header: 'Telefone',
    width: '11rem',
    cell: ({ telephone, isTooYoung }) =>
      telephone && <PhoneLinks phone={telephone} inRow noChat={isTooYoung} />,
  },
];
