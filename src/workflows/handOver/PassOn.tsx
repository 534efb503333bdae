import { useEffect, useEffectEvent, useState } from 'react';
import { toFailure } from '@/api/failure';
import { messagesOf } from '@/api/failureMessages';
import { plural } from '@/formats/text';
import { userChoices } from '@/lookups/lookupsApi';
import { BulkProgress } from '@/records/bulk/BulkProgress';
import { useHandOvers } from '@/records/office/handOvers';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { Button } from '@/ui/button/Button';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { SelectField } from '@/ui/form/SelectField';
import { useServerForm } from '@/ui/form/useServerForm';
import { passwordRefusal } from '@/ui/ownPassword';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent, PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { countedWork, itemsOf, useOpenWork, type OpenWork } from './openWork';
import { GiveBack, GiveBackLater, giveBackTitle, giveBackWay, GivingBack } from './GiveBack';
import { useHandOver } from './useHandOver';
import type { UserRow } from '@/features/settings/users/user';

type Whose = Pick<UserRow, 'id' | 'name'>;

interface PassOnProps {
  row: Whose;
  /** Called once all was sent, even if some were refused. */
  onPassed?: ((to: number) => void) | undefined;
}

/** Passes all of a user's open work to someone else, e.g. when the user leaves the office. */
export function PassOn({ row, onPassed }: PassOnProps) {
  const query = useOpenWork(row.id);
  const [isBack, setBack] = useState(false);
  return (
    <RecordPanel title={isBack ? giveBackTitle(row.name) : 'Passar tudo'} kind="form" query={query}>
      {(found) => <PassForm row={row} found={found} onPassed={onPassed} onGiveBack={() => setBack(true)} />}
    </RecordPanel>
  );
}

/** Inactivates the user, and closes the panel once that is done. */
interface Inactivation {
  take: () => void;
  isBusy: boolean;
  error: unknown;
}

interface PassFormProps extends PassOnProps {
  found: OpenWork;
  onGiveBack?: () => void;
  /** Runs automatically once all is passed on, or by a button if something is left. */
  inactivation?: Inactivation;
}

/** Selection of the recipient, then progress per kind. */
export function PassForm({ row, found, onPassed, onGiveBack, inactivation }: PassFormProps) {
  const handOver = useHandOver(row.id, onPassed);
  const isHanded = useHandOvers().some(({ from }) => from === row.id);
  const items = itemsOf(found);
  const label = inactivation ? 'Passar e inativar' : 'Passar tudo';
  const form = useServerForm<{ userId: number | null }>({
    defaultValues: { userId: null },
    send: async ({ userId }) => {
      // Before the first write: a refusal at the end would leave it half done.
      const error = inactivation && (await passwordRefusal('userStatus'));
      if (error) return { error };
      if (userId !== null) handOver.start(items, userId);
      return { data: null };
    },
  });

  const { writing, undoing, users } = handOver;
  const { batch, counts } = writing;
  const isEnded = batch?.phase === 'ended';
  const left = counts ? items.length - counts.done - counts.same : items.length;
  const isAllPassed = isEnded && left === 0;
  const goOn = useEffectEvent(() => inactivation?.take());
  useEffect(() => {
    if (isAllPassed) goOn();
  }, [isAllPassed]);

  if (undoing.batch) return <GivingBack to={row.name} handOver={handOver} />;
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
            <GiveBackLater to={row.name} handOver={handOver} />
          ))
        }
        more={
          inactivation ? (
            <Button busy={inactivation.isBusy} busyText="Inativando..." onClick={inactivation.take}>
              {left > 0 ? 'Inativar assim mesmo' : 'Inativar'}
            </Button>
          ) : (
            <GiveBack to={row.name} handOver={handOver} onGiveBack={onGiveBack} />
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
        {isHanded && <p>Para devolver o que foi passado neste computador, {giveBackWay(row.name)}</p>}
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
