import { styled } from '@/ui/style';
import { environment } from '@/config/environment';
import { today } from '@/formats/dates';
import { palette } from '@/formats/palette';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useServerForm, type ServerFormOptions } from '@/ui/form/useServerForm';
import { EditPanel } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { PanelForm } from '@/ui/panel/PanelContent';
import { SidePanel } from '@/ui/panel/SidePanel';
import { fieldLabels, inputFrom, limits, newPoll, type PollInput } from '../pollInput';
import { pollsApi } from '../pollsApi';
import { pollsModule } from '../pollsModule';
import { OptionRows } from './OptionRows';

export function NewPoll() {
  const { done } = usePanel(pollsModule);
  const [create] = pollsApi.useCreatePollMutation();
  return (
    <SidePanel title="Nova enquete" kind="form">
      <PollForm
        defaultValues={newPoll()}
        startAgain={newPoll}
        send={create}
        onDone={({ id, reference }, _, goesOn) =>
          done(`A enquete ${reference} foi criada!`, { goesOn, written: id })
        }
      />
    </SidePanel>
  );
}

/** Question and options are locked: people have answered them. */
export function EditPoll() {
  const { id, done } = usePanel(pollsModule);
  const [update] = pollsApi.useUpdatePollMutation();
  return (
    <EditPanel
      title="Editar enquete"
      of={pollsApi.endpoints.poll}
      id={id}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
    >
      {(poll, edit) => (
        <PollForm
          isEditing
          {...edit({
            send: (input) => update({ id, input }),
            onDone: (_, __, undo) => done(`A enquete ${poll.reference} foi atualizada!`, { undo }),
          })}
        />
      )}
    </EditPanel>
  );
}

const Terms = styled.p`
  margin-top: 20px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

interface PollFormProps<Reply> extends ServerFormOptions<PollInput, Reply> {
  isEditing?: boolean;
}

/** Server errors about the options are shown above all of them. */
const fieldNames = { options: 'options.root' } as const;

const colors = palette.map(({ id, name, color }) => ({ value: id, label: name, color }));

function PollForm<Reply>({ isEditing = false, ...options }: PollFormProps<Reply>) {
  const form = useServerForm({ ...options, fieldNames });
  const { control } = form;
  return (
    <PanelForm form={form} another="outra">
      <FieldGroup>
        <TextAreaField
          control={control}
          name="question"
          label="Pergunta"
          required
          rows={2}
          maxLength={limits.question}
          disabled={isEditing}
          help={isEditing && 'Depois de criada a enquete, a pergunta e as respostas não mudam mais.'}
        />
      </FieldGroup>
      <OptionRows form={form} isEditing={isEditing} />
      <FieldGroup title="Página da enquete" columns={2}>
        <DateField
          control={control}
          name="endDate"
          label="Data de encerramento"
          required
          help="O último dia para responder."
          {...(!isEditing && { min: today() })}
        />
        <SelectField
          control={control}
          name="color"
          label="Cor de fundo da página"
          required
          options={colors}
          emptyValue={null}
        />
        <TextAreaField
          control={control}
          name="thanksText"
          label="Mensagem de agradecimento"
          help="Aparece para quem acabou de responder."
          rows={2}
          maxLength={limits.thanksText}
        />
      </FieldGroup>
      <Terms>
        Ao salvar, você concorda com os{' '}
        <a href={environment.termsUrl} target="_blank" rel="noopener noreferrer">
          termos de uso da ferramenta de enquetes<span className="visually-hidden"> (abre em outra aba)</span>
        </a>
        .
      </Terms>
    </PanelForm>
  );
}
