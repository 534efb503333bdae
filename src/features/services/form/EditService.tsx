import { optionName, type NamedOption } from '@/lookups/lookupsApi';
import { usePanel } from '@/ui/list/ModulePanels';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { wholeOf } from '@/ui/panel/wholeRecord';
import { referenceOf } from '../service';
import { fieldWords, inputFrom } from '../serviceInput';
import { servicesApi } from '../servicesApi';
import { servicesModule } from '../servicesModule';
import { useServiceOptions } from '../useServiceOptions';
import { ServiceForm } from './ServiceForm';

/** The name of a choice; the list may not have the one that the record held already. */
function nameOf(list: readonly NamedOption[], id: number | null, heldId: number | null, heldName: string) {
  if (id === null) return '';
  return id === heldId ? heldName : optionName(list, id);
}

/** Editar atendimento. */
export function EditService() {
  const { id, done } = usePanel(servicesModule);
  const query = servicesApi.useServiceQuery(id);
  const { categories, departments } = useServiceOptions();
  const [update] = servicesApi.useUpdateServiceMutation();
  return (
    <RecordPanel title="Editar atendimento" kind="form" query={wholeOf(query, fieldWords)}>
      {(service) => (
        <ServiceForm
          service={service}
          defaultValues={inputFrom(service)}
          send={(input) =>
            update({
              id,
              input,
              names: {
                categoryName: nameOf(categories, input.categoryId, service.categoryId, service.categoryName),
                departmentName: nameOf(
                  departments,
                  input.departmentId,
                  service.departmentId,
                  service.departmentName,
                ),
              },
            })
          }
          onDone={({ reference }) =>
            done(`O atendimento ${reference || referenceOf(service)} foi atualizado!`, {
              undo: () =>
                update({
                  id,
                  input: inputFrom(service),
                  names: { categoryName: service.categoryName, departmentName: service.departmentName },
                }),
            })
          }
        />
      )}
    </RecordPanel>
  );
}
