import type { Control } from 'react-hook-form';
import { userChoices, useUsers } from '@/lookups/lookupsApi';
import { SelectField } from '@/ui/form/SelectField';

export interface PassInput {
  userId: number | null;
}

/** The new person responsible, for one service or many. */
export function PassField({ control }: { control: Control<PassInput> }) {
  const { data: users } = useUsers();
  return (
    <SelectField
      control={control}
      name="userId"
      label="Novo responsável"
      required
      help="Toma o lugar de quem é responsável hoje."
      options={userChoices(users, [])}
      emptyValue={null}
    />
  );
}
