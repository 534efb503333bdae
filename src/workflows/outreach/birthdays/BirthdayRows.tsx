import { useState } from 'react';
import { Button } from '@/ui/button/Button';
import { ListTable, type RowChoice } from '@/ui/table/ListTable';
import { dayGroup } from '@/ui/table/rowGroups';
import { voterLink } from '@/records/links/voters';
import { birthdayColumns } from './birthdayColumns';
import type { Birthday } from '@/features/voters/birthdays/birthdaysApi';

interface BirthdayRowsProps {
  people: readonly Birthday[];
  isWeek: boolean;
  choice: RowChoice<Birthday>;
  onOpen: (person: Birthday) => void;
  onWhatsapp: (person: Birthday) => void;
}

/** Limits the rows rendered, so that a long day does not block the page. */
const shownAtOnce = 200;

const groupOf = ({ date }: Birthday) =>
  date ? dayGroup(date) : { key: '', label: 'A lista não trouxe a data de nascimento' };

export function BirthdayRows({ people, isWeek, onWhatsapp, ...table }: BirthdayRowsProps) {
  const [most, setMost] = useState(shownAtOnce);
  const rest = people.length - most;
  return (
    <>
      <ListTable
        label="Aniversariantes"
        columns={birthdayColumns}
        rows={rest > 0 ? people.slice(0, most) : people}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        pathOf={({ id }) => voterLink(id)}
        groupOf={isWeek ? groupOf : undefined}
        rowMenu={(person) => [{ label: 'WhatsApp', onSelect: () => onWhatsapp(person) }]}
        {...table}
      />
      {rest > 0 && <Button onClick={() => setMost(most + shownAtOnce)}>Mostrar mais ({rest})</Button>}
    </>
  );
}
