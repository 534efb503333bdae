import { toFailure } from '@/api/failure';
import { EditPanel, type EditOptions } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelForm } from '@/ui/panel/PanelContent';
import { votersModule } from '../votersModule';
import { voterFormApi } from './voterFormApi';
import { fieldLabels, inputFrom, together, type VoterInput } from './voterInput';
import { VoterFieldset } from './VoterFieldset';
import { placeListErrors, serverNames } from './voterServerErrors';

/** The voter's form in a panel, for editing a single field: the whole form is a page. */
export default function EditVoter() {
  const { id, done } = usePanel(votersModule);
  const [update] = voterFormApi.useUpdateVoterMutation();
  return (
    <EditPanel
      title="Editar eleitor"
      of={voterFormApi.endpoints.voterToEdit}
      id={id}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
      together={together}
    >
      {(_, edit) => (
        <VoterFields
          voterId={id}
          {...edit<{ id: number }>({
            send: (input, recorded) => update({ id, input, recorded }),
            onDone: (_reply, { name }, undo) => done(`O eleitor ${name.trim()} foi atualizado!`, { undo }),
          })}
        />
      )}
    </EditPanel>
  );
}

interface VoterFieldsProps extends EditOptions<VoterInput, { id: number }> {
  voterId: number;
}

function VoterFields({ voterId, defaultValues: start, send, onDone }: VoterFieldsProps) {
  const form = useServerForm<VoterInput, { id: number }>({
    defaultValues: start,
    fieldNames: serverNames,
    send: async (input, sent) => {
      const { data, error } = await send(input, sent);
      return error ? { error: placeListErrors(toFailure(error), sent.getValues()) } : { data };
    },
    onDone,
  });
  return (
    <PanelForm form={form}>
      <VoterFieldset form={form} start={start} voterId={voterId} />
    </PanelForm>
  );
}
