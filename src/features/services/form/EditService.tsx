import { optionName, type NamedOption } from '@/lookups/lookupsApi';
import { EditPanel } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { referenceOf } from '../service';
import { fieldLabels, inputFrom } from '../serviceInput';
import { servicesApi } from '../servicesApi';
import { servicesModule, useServiceOptions } from '../servicesModule';
import { ServiceForm } from './ServiceForm';

/** The option's name; a recorded option may be gone from the list. */
function nameOf(list: readonly NamedOption[], id: number | null, heldId: number | null, heldName: string) {
  if (id === null) return '';
  return id === heldId ? heldName : optionName(list, id);
}

export function EditService() {
  const { id, done } = usePanel(servicesModule);
  const { categories, departments } = useServiceOptions();
  const [update] = servicesApi.useUpdateServiceMutation();
  return (
    <EditPanel
      title="Editar atendimento"
      of={servicesApi.endpoints.service}
      id={id}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
    >
      {(service, edit) => (
        <ServiceForm
          service={service}
          {...edit({
            send: ({ categoryId, departmentId, ...input }, now) =>
              update({
                id,
                input: { ...input, categoryId, departmentId },
                names: {
                  categoryName: nameOf(categories, categoryId, now.categoryId, now.categoryName),
                  departmentName: nameOf(departments, departmentId, now.departmentId, now.departmentName),
                },
              }),
            onDone: ({ reference }, _, undo) =>
              done(`O atendimento ${reference || referenceOf(service)} foi atualizado!`, { undo }),
          })}
        />
      )}
    </EditPanel>
  );
}
