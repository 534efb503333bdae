import { createFailure } from '@/api/failure';
import { usePanel } from '@/records/list/ModulePanels';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { FormPanel } from '@/ui/panel/FormPanel';
import { usePassWork } from '../bulk/passWork';
import { referenceOf, type ServiceRow } from '../service';
import { ServiceHeading } from '../ServiceHeading';
import { servicesModule } from '../servicesModule';
import { PassField, type PassInput } from './PassField';

const hasThem = () =>
  createFailure('validation', { message: 'O atendimento já está com esta pessoa, e só com ela.' });

/** Assigns a service to another person. */
export default function PassService({ row }: { row: ServiceRow }) {
  const { done } = usePanel(servicesModule);
  const workOf = usePassWork();
  const form = useServerForm<PassInput>({
    defaultValues: { userId: null },
    send: async ({ userId }) => {
      const { left, ...answer } = await workOf(() => (userId === null ? [] : [userId])).write(row);
      return left ? { error: hasThem() } : answer;
    },
    onDone: () => done(`O atendimento ${referenceOf(row)} tem novo responsável!`),
  });
  return (
    <FormPanel title="Passar para" form={form}>
      <ServiceHeading row={row} />
      <FieldGroup>
        <PassField control={form.control} />
      </FieldGroup>
    </FormPanel>
  );
}
