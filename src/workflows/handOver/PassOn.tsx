import { useEffect, useEffectEvent, useState } from 'react';
import { toFailure } from '@/api/failure';
import { messagesOf } from '@/api/failureMessages';
import { plural } from '@/formats/text';
import { useUsers, userChoices } from '@/lookups/lookupsApi';
import { useWriting } from '@/records/jobs/items/useWriting';
import { BulkProgress } from '@/records/bulk/BulkProgress';
import { useUndoing } from '@/records/bulk/useUndoing';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { Button } from '@/ui/button/Button';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { SelectField } from '@/ui/form/SelectField';
import { useServerForm } from '@/ui/form/useServerForm';
import { passwordRefusal } from '@/ui/ownPassword';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent, PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import {
  countedWork,
  itemsOf,
  nameOf,
  useOpenWork,
  usePassing,
  type OpenWork,
  type WorkItem,
} from './openWork';
import { doneOf, GiveBack, useTold } from './GiveBack';
import type { UserRow } from '@/features/settings/users/user';

type Whose = Pick<UserRow, 'id' | 'name'>;

/** Gives all that a user still has to do to somebody else, as when the user leaves the office. */
export function PassOn({ row, onPassed }: { row: Whose; onPassed?: ((to: number) => void) | undefined }) {
  const query = useOpenWork(row.id);
  return (
    <RecordPanel title="Passar tudo" kind="form" query={query}>
      {(found) => <PassForm row={row} found={found} onPassed={onPassed} />}
    </RecordPanel>
  );
}

/** Takes the user's access, and closes the panel once it is taken. */
interface Inactivation {
  take: () => void;
  isBusy: boolean;
  error: unknown;
}

interface PassFormProps {
  row: Whose;
  found: OpenWork;
  /** Once all was sent, also where some were refused. */
  onPassed?: ((to: number) => void) | undefined;
  /** What follows by itself once all is passed on, by a button where something is left. */
  inactivation?: Inactivation;
}

/** Who takes it, then how far it is with each. */
export function PassForm({ row, found, onPassed, inactivation }: PassFormProps) {
  const { data: users = [] } = useUsers();
  const writing = useWriting<WorkItem>();
  const passing = usePassing(row.id, users);
  const items = itemsOf(found);
  const { undoing, undo } = useUndoing(nameOf);
  const [passed, setPassed] = useState<{ to: number; work: ReturnType<typeof passing> } | null>(null);
  const label = inactivation ? 'Passar e inativar' : 'Passar tudo';
  const form = useServerForm<{ userId: number | null }>({
    defaultValues: { userId: null },
    send: async ({ userId }) => {
      // Before the first is passed on: a refusal at the end would leave it half done.
      const error = inactivation && (await passwordRefusal('userStatus'));
      if (error) return { error };
      if (userId !== null) {
        const work = passing(userId);
        setPassed({ to: userId, work });
        writing.start(items, work);
      }
      return { data: null };
    },
  });

  const { batch, counts } = writing;
  const isEnded = batch?.phase === 'ended';
  const left = counts ? items.length - counts.done - counts.same : items.length;
  useTold([writing, undoing], () => passed && onPassed?.(passed.to));
  const isAllPassed = isEnded && left === 0;
  const goOn = useEffectEvent(() => inactivation?.take());
  useEffect(() => {
    if (isAllPassed) goOn();
  }, [isAllPassed]);

  if (undoing.batch)
    return (
      <BulkProgress key="undoing" writing={undoing} batch={undoing.batch} label={`Devolver a ${row.name}`} />
    );
  if (batch)
    return (
      <BulkProgress
        writing={writing}
        batch={batch}
        label={label}
        notice={
          isEnded &&
          (inactivation ? (
            <StillActive name={row.name} left={left} error={inactivation.error} />
          ) : (
            <PanelNotice tone="info">
              Para devolver quando {row.name} voltar, baixe o resultado: é a lista do que passou. Se foi
              engano, devolva já, antes de fechar.
            </PanelNotice>
          ))
        }
        more={
          inactivation ? (
            <Button busy={inactivation.isBusy} busyText="Inativando..." onClick={inactivation.take}>
              {left > 0 ? 'Inativar assim mesmo' : 'Inativar'}
            </Button>
          ) : (
            <GiveBack
              to={row.name}
              done={doneOf(batch)}
              onGiveBack={(done) => undo(passed?.work.undo(done) ?? [])}
            />
          )
        }
      />
    );
  if (items.length === 0)
    return (
      <PanelContent footer={<PanelCloseButton />}>
        <p>
          {row.name} não tem atendimentos em aberto, tarefas pendentes, ligações a retornar nem compromissos
          futuros.
        </p>
      </PanelContent>
    );
  return (
    <PanelForm
      form={form}
      saveText={inactivation ? `Passar ${items.length} e inativar` : `Passar ${items.length}`}
      busyText="Começando..."
    >
      <FieldGroup>
        <PanelNotice tone="info">
          {row.name} tem {countedWork(found)}. O que já terminou fica como está.
        </PanelNotice>
        <SelectField
          control={form.control}
          name="userId"
          label="Passar para"
          required
          options={userChoices(users, []).filter(({ value }) => value !== row.id)}
          emptyValue={null}
        />
      </FieldGroup>
    </PanelForm>
  );
}

interface StillActiveProps {
  name: string;
  left: number;
  error: unknown;
}

function StillActive({ name, left, error }: StillActiveProps) {
  if (left === 0 && !error) return null;
  return (
    <PanelNotice live>
      {name} continua com acesso:{' '}
      {error
        ? messagesOf(toFailure(error)).join(' ')
        : `${plural(left, 'item não passou', 'itens não passaram')} a outra pessoa.`}
    </PanelNotice>
  );
}
