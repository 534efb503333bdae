import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { userChoices, userName } from '@/lookups/lookupsApi';
import { BulkProgress } from '@/records/bulk/BulkProgress';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NumberField } from '@/ui/form/NumberField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent, PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { firstName, GiveBack, GiveBackLater, giveBackTitle, GivingBack } from './GiveBack';
import type { ServiceOfWork } from './openWork';
import { useHandOver } from './useHandOver';

interface Group {
  key: string;
  label: string;
  /** In the order in which they are passed on. */
  rows: readonly ServiceOfWork[];
}

interface PassServicesProps {
  from: { id: number; name: string };
  groups: readonly Group[];
  /** Called once all was sent, even if some were refused. */
  onPassed: (to: number) => void;
}

interface PassInput {
  which: string;
  count: string;
  userId: number | null;
}

/** Note on what is not passed on, which could be assumed to be. */
const stays = (name: string) =>
  `Tarefas, ligações a retornar e compromissos continuam com ${firstName(name)}; ‘Passar tudo’, no menu da linha, passa também esses.`;

/** Passes some of a user's open services to someone else; other responsible users are kept. */
export function PassServices({ from, groups, onPassed }: PassServicesProps) {
  const [isBack, setBack] = useState(false);
  const title = isBack ? giveBackTitle(from.name) : `Passar atendimentos de ${from.name}`;
  const [offered] = useState(() => groups.filter(({ rows }) => rows.length > 0));
  return (
    <SidePanel title={title} kind="form">
      {offered.length === 0 ? (
        <PanelContent footer={<PanelCloseButton />}>
          <p>{from.name} não tem atendimentos em aberto.</p>
        </PanelContent>
      ) : (
        <PassForm from={from} groups={offered} onPassed={onPassed} onGiveBack={() => setBack(true)} />
      )}
    </SidePanel>
  );
}

function PassForm({ from, groups, onPassed, onGiveBack }: PassServicesProps & { onGiveBack: () => void }) {
  const handOver = useHandOver(from.id, onPassed);
  const rowsOf = (which: string) => groups.find(({ key }) => key === which)?.rows ?? [];
  const form = useServerForm<PassInput>({
    defaultValues: {
      which: groups[0]?.key ?? '',
      count: String(groups[0]?.rows.length ?? 0),
      userId: null,
    },
    send: ({ which, count, userId }) => {
      const rows = rowsOf(which).slice(0, Number(count));
      if (userId !== null)
        handOver.start(
          rows.map((row) => ({ kind: 'service', row })),
          userId,
        );
      return Promise.resolve({ data: null });
    },
  });
  const { which, count, userId } = useWatch({ control: form.control }) as PassInput;
  const most = rowsOf(which).length;

  // All selected ones, until a count is typed.
  const proposed = useRef(count);
  const propose = useEffectEvent(() => {
    if (count !== proposed.current) return;
    proposed.current = String(most);
    form.setValue('count', proposed.current);
  });
  useEffect(() => propose(), [which]);

  const { writing, undoing, users } = handOver;
  const { batch } = writing;
  if (undoing.batch) return <GivingBack to={from.name} handOver={handOver} />;
  if (batch)
    return (
      <BulkProgress
        writing={writing}
        batch={batch}
        label="Passar atendimentos"
        notice={
          batch.phase === 'ended' && (
            <>
              <PanelNotice tone="info">{stays(from.name)}</PanelNotice>
              <GiveBackLater to={from.name} handOver={handOver} />
            </>
          )
        }
        more={<GiveBack to={from.name} handOver={handOver} onGiveBack={onGiveBack} />}
      />
    );
  const whom = userId === null ? '' : ` para ${firstName(userName(users, userId))}`;
  return (
    <PanelForm
      form={form}
      saveText={`Passar ${formatNumber(Number(count) || 0)} de ${firstName(from.name)}${whom}`}
      busyText="Começando..."
    >
      <FieldGroup>
        <PanelNotice tone="info">Passam só os atendimentos. {stays(from.name)}</PanelNotice>
        <RadioGroupField
          control={form.control}
          name="which"
          label="Quais"
          required
          column
          options={groups.map(({ key, label, rows }) => ({
            value: key,
            label: `${label} (${formatNumber(rows.length)})`,
          }))}
        />
        <NumberField
          control={form.control}
          name="count"
          label="Quantos"
          required
          digits={4}
          max={most}
          validate={(value) => (Number(value) < 1 ? 'Digite 1 ou mais.' : undefined)}
          help={`Primeiro os que esperam há mais tempo, de ${plural(most, 'atendimento', 'atendimentos')}.`}
        />
        <SelectField
          control={form.control}
          name="userId"
          label="Passar para"
          required
          options={userChoices(users, []).filter(({ value }) => value !== from.id)}
          emptyValue={null}
          help={`Toma o lugar de ${firstName(from.name)}; outros responsáveis continuam.`}
        />
      </FieldGroup>
    </PanelForm>
  );
}
