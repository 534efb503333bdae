import { useUsers, userChoices } from '@/lookups/lookupsApi';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { HourField } from '@/ui/form/HourField';
import { PhoneField } from '@/ui/form/PhoneField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useServerForm, type ServerFormOptions } from '@/ui/form/useServerForm';
import { EditPanel } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { PanelForm } from '@/ui/panel/PanelContent';
import { SidePanel } from '@/ui/panel/SidePanel';
import { callFields, fieldLabels, inputFrom, limits, newCall, type CallInput } from './callInput';
import { callsApi } from './callsApi';
import { callsModule } from './callsModule';

export function NewCall() {
  const { done } = usePanel(callsModule);
  const [create] = callsApi.useCreateCallMutation();
  return (
    <SidePanel title="Nova ligação" kind="form">
      <CallForm
        defaultValues={newCall()}
        startAgain={newCall}
        send={create}
        onDone={({ id }, _, goesOn) => done(`A ligação LI-${id} foi criada!`, { goesOn, written: id })}
      />
    </SidePanel>
  );
}

export function EditCall() {
  const { id, done } = usePanel(callsModule);
  const [update] = callsApi.useUpdateCallMutation();
  return (
    <EditPanel
      title="Editar ligação"
      of={callsApi.endpoints.call}
      id={id}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
    >
      {(_, edit) => (
        <CallForm
          {...edit({
            send: (input) => update({ id, ...input }),
            onDone: (_, __, undo) => done(`A ligação LI-${id} foi atualizada!`, { undo }),
          })}
        />
      )}
    </EditPanel>
  );
}

function CallForm(options: ServerFormOptions<CallInput, { id: number }> & { defaultValues: CallInput }) {
  const form = useServerForm(options);
  const { control } = form;
  const { data: users } = useUsers();
  const held = options.defaultValues.userWantedId;

  return (
    <PanelForm form={form} another="outra">
      <FieldGroup columns={2}>
        <TextField control={control} name="name" label="Quem ligou" required maxLength={limits.name} wide />
        <TextAreaField control={control} {...callFields.subject} />
        <PhoneField control={control} name="telephone" label="Telefone" />
        <SelectField
          control={control}
          {...callFields.userWanted}
          options={userChoices(users, held ? [{ id: held }] : [])}
        />
      </FieldGroup>
      <FieldGroup title="Registro" columns={2}>
        <DateField control={control} name="date" label="Data" required />
        <HourField control={control} name="hour" label="Hora" required />
        <RadioGroupField control={control} {...callFields.status} />
      </FieldGroup>
    </PanelForm>
  );
}
