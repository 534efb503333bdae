import { useAsk } from '@/api/ask';
import { unreadOf } from '@/api/findings';
import { palette, colorName } from '@/formats/palette';
import { useSignedInSession } from '@/session/useSession';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useServerForm, type ServerFormOptions } from '@/ui/form/useServerForm';
import type { PanelName } from '@/records/list/listModule';
import { Edit } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelReason } from '@/ui/panel/PanelReason';
import { readHex } from '@/formats/colors';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { SidePanel } from '@/ui/panel/SidePanel';
import { incomplete } from '@/records/panel/wholeRecord';
import { listedRow } from '../listedRow';
import { entriesApi, readEntry } from './entriesApi';
import { emptyEntry, fieldLabels, inputFrom, limits, type EntryInput, type EntryRow } from './entry';
import { noticeOf, type SettingsList } from './settingsList';

interface AboutList {
  list: SettingsList;
}

interface AboutEntry extends AboutList {
  row: EntryRow;
}

export default function EntryPanels({
  list,
  name,
}: AboutList & { name: PanelName<'create' | 'edit' | 'remove'> }) {
  if (name === 'create') return <NewEntry list={list} />;
  return <KnownEntry list={list} isRemoval={name === 'remove'} />;
}

/** Panel for a listed entry; says so when it is missing. */
function KnownEntry({ list, isRemoval }: AboutList & { isRemoval: boolean }) {
  const { row, isListed } = usePanel(list.module);
  const Panel = isRemoval ? RemoveEntry : EditEntry;
  const unread = isRemoval ? undefined : unreadOf(row);
  if (row && !unread) return <Panel list={list} row={row} />;
  if (!row && !isListed) return <ProgressBar isShown label="Carregando o painel" />;
  return (
    <RecordPanel
      title={`${isRemoval ? 'Remover' : 'Editar'} ${list.one}`}
      query={unread ? { ...listedRow(), error: incomplete(unread, fieldLabels) } : listedRow()}
    >
      {() => null}
    </RecordPanel>
  );
}

function NewEntry({ list }: AboutList) {
  const { done } = usePanel(list.module);
  const { user } = useSignedInSession();
  const [create] = entriesApi.useCreateEntryMutation();
  return (
    <SidePanel title={list.newTitle} kind="form">
      <EntryForm
        list={list}
        defaultValues={emptyEntry()}
        startAgain={emptyEntry}
        send={(input) => create({ of: list.script, input, clientId: user.clientId })}
        onDone={(_, { name }, goesOn) => done(noticeOf(list, name, 'criada'), { goesOn })}
      />
    </SidePanel>
  );
}

function EditEntry({ list, row }: AboutEntry) {
  const { done } = usePanel(list.module);
  const ask = useAsk();
  const [change] = entriesApi.useChangeEntryMutation();
  return (
    <SidePanel title={`Editar ${list.one}`} kind="form">
      {list.isOfSystem(row) ? (
        <PanelReason>{list.systemNote}</PanelReason>
      ) : (
        <Edit
          record={row}
          read={() => readEntry(ask, list.script, row)}
          inputFrom={inputFrom}
          fieldLabels={fieldLabels}
        >
          {(edit) => (
            <EntryForm
              list={list}
              {...edit<unknown>({
                send: (input) => change({ of: list.script, id: row.id, input }),
                onDone: (_, { name }, undo) => done(noticeOf(list, name, 'atualizada'), { undo }),
              })}
            />
          )}
        </Edit>
      )}
    </SidePanel>
  );
}

type EntryFormProps = AboutList & ServerFormOptions<EntryInput, unknown> & { defaultValues: EntryInput };

function EntryForm({ list, ...options }: EntryFormProps) {
  const form = useServerForm<EntryInput>(options);
  const { control } = form;
  const { fields } = list.script;
  const held = options.defaultValues.color;
  const heldHex = colorName(held) ? null : readHex(held);

  return (
    <PanelForm form={form} another={list.inGender('outra')}>
      <FieldGroup>
        <TextField control={control} name="name" label="Nome" required maxLength={limits.name} />
        {fields.includes('description') && (
          <TextAreaField
            control={control}
            name="description"
            label="Descrição"
            rows={4}
            maxLength={limits.description}
          />
        )}
        {fields.includes('color') && (
          <RadioGroupField
            control={control}
            name="color"
            label="Cor"
            required
            tabular
            options={[
              ...palette.map(({ name, color }) => ({ value: color as string, label: name, color })),
              // A custom color from before the palette.
              ...(heldHex ? [{ value: held, label: 'Cor atual', color: heldHex }] : []),
            ]}
          />
        )}
      </FieldGroup>
    </PanelForm>
  );
}

function RemoveEntry({ list, row }: AboutEntry) {
  const [remove, removal] = entriesApi.useRemoveEntryMutation();
  const { usage, one, the, inGender, script, isOfSystem, systemNote } = list;
  const reason = isOfSystem(row) ? systemNote : usage?.isUsed(row) ? `${usage.reason}.` : undefined;
  return (
    <SidePanel title={`Remover ${one}`}>
      {reason || !usage ? (
        <PanelReason>{reason ?? 'Este item não pode ser excluído.'}</PanelReason>
      ) : (
        <ConfirmRemoval
          id={row.id}
          removal={[(id) => remove({ of: script, id }), removal]}
          warning={`Após a confirmação ${the.toLowerCase().split(' ')[0]} ${one} será PERMANENTEMENTE ${inGender('excluída')}.`}
          doneText={noticeOf(list, row.name, 'removida')}
        >
          <DetailsList>
            <Detail label="Nome" wide>
              {row.name}
            </Detail>
          </DetailsList>
        </ConfirmRemoval>
      )}
    </SidePanel>
  );
}
