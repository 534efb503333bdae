import { officeChoice, optionName } from '@/lookups/lookupsApi';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NumberField } from '@/ui/form/NumberField';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { ToggleField } from '@/ui/form/ToggleField';
import { useServerForm, type ServerFormOptions } from '@/ui/form/useServerForm';
import { EditPanel } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { PanelForm } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { LegislativeDocument } from '../document';
import { fieldLabels, inputFrom, limits, newDocument, type DocumentInput } from '../documentInput';
import { documentsApi } from '../documentsApi';
import { documentsModule, useDocumentOptions } from '../documentsModule';
import { AuthorRows } from './AuthorRows';

export function NewDocument() {
  const { done } = usePanelHost();
  const { types } = useDocumentOptions();
  const [create] = documentsApi.useCreateDocumentMutation();
  return (
    <SidePanel title="Novo documento" kind="form">
      <DocumentForm
        defaultValues={newDocument()}
        startAgain={newDocument}
        send={create}
        onDone={({ id }, { type }, goesOn) =>
          done(`O documento (${optionName(types, type ?? 0)}) foi criado!`, { goesOn, written: id })
        }
      />
    </SidePanel>
  );
}

export function EditDocument() {
  const { id, done } = usePanel(documentsModule);
  const [update] = documentsApi.useUpdateDocumentMutation();
  return (
    <EditPanel
      title="Editar dados do documento"
      of={documentsApi.endpoints.document}
      id={id}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
    >
      {(document, edit) => (
        <DocumentForm
          document={document}
          {...edit({
            send: (input) => update({ id, input }),
            onDone: ({ typeName }, _, undo) => done(`O documento (${typeName}) foi atualizado!`, { undo }),
          })}
        />
      )}
    </EditPanel>
  );
}

interface DocumentFormProps<Reply> extends ServerFormOptions<DocumentInput, Reply> {
  document?: LegislativeDocument;
}

/** The server reports author errors under either name. */
const fieldNames = { authors: 'authors.root', options: 'authors.root' } as const;

function DocumentForm<Reply>({ document, ...options }: DocumentFormProps<Reply>) {
  const form = useServerForm({ ...options, fieldNames });
  const { control } = form;
  const { types, statuses, departments } = useDocumentOptions();
  const choice = officeChoice(control);

  return (
    <PanelForm form={form}>
      <FieldGroup columns={2}>
        <SelectField
          {...choice(types, document?.typeId, document?.typeName)}
          name="type"
          label="Tipo"
          required
        />
        <SelectField
          {...choice(statuses, document?.statusId, document?.statusName)}
          name="status"
          label="Status"
          required
        />
        <NumberField control={control} name="number" label="Número" required />
        <NumberField control={control} name="year" label="Ano" digits={4} required />
        <TextAreaField
          control={control}
          name="menu"
          label="Assunto"
          required
          rows={5}
          maxLength={limits.menu}
        />
        <SelectField
          {...choice(departments, document?.areaInterest, document?.areaInterestName)}
          name="areaInterest"
          label="Área de interesse"
        />
        <TextField control={control} name="region" label="Região" maxLength={limits.region} />
        <ToggleField control={control} name="proceeding" label="Em tramitação" wide />
      </FieldGroup>
      <AuthorRows form={form} />
    </PanelForm>
  );
}
