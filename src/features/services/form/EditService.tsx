import { usePanel } from '@/ui/list/ModulePanels';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { referenceOf } from '../service';
import { inputFrom } from '../serviceInput';
import { servicesApi } from '../servicesApi';
import { servicesModule } from '../servicesModule';
import { ServiceForm } from './ServiceForm';

/** Editar atendimento. */
export function EditService() {
  const { id, done } = usePanel(servicesModule);
  const query = servicesApi.useServiceQuery(id);
  const [update] = servicesApi.useUpdateServiceMutation();
  return (
    <RecordPanel title="Editar atendimento" width={640} query={query}>
      {(service) => (
        <ServiceForm
          service={service}
          defaultValues={inputFrom(service)}
          send={(input) => update({ id, input })}
          onDone={({ reference }) =>
            done(`O atendimento ${reference || referenceOf(service)} foi atualizado!`)
          }
        />
      )}
    </RecordPanel>
  );
}
