import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useWriting } from '../engine/useWriting';
import type { ManyPanelProps, ManyWords } from './manyWords';
import { ManyProgress } from './ManyProgress';

const Names = styled.p`
  margin-bottom: 20px;
  padding: 10px 14px;
  border-radius: var(--radius);
  background: var(--surface-sunken);
  color: var(--ink-secondary);
  overflow-wrap: anywhere;

  strong {
    color: var(--ink);
  }
`;

const shown = 12;

/** Which records it is about. */
function ChosenNames({ names }: { names: readonly string[] }) {
  const rest = names.length - shown;
  return (
    <Names>
      <strong>{plural(names.length, 'selecionado', 'selecionados')}: </strong>
      {names.slice(0, shown).join(', ')}
      {rest > 0 && ` e mais ${formatNumber(rest)}`}
    </Names>
  );
}

interface Props<Row, V extends FieldValues> extends ManyPanelProps<Row> {
  words: ManyWords<Row, V>;
}

/** One form for all chosen rows, then how far it is with each. */
export function ManyPanel<Row extends { id: number }, V extends FieldValues>({
  words: { label, startText, values, Fields, useWork, isDanger = false, next },
  rows,
  nameOf,
  side,
  onClose,
}: Props<Row, V>) {
  const work = useWork();
  const writing = useWriting<Row>();
  const [sent, setSent] = useState<V | null>(null);
  const [isNext, setNext] = useState(false);
  const form = useServerForm<V>({
    defaultValues: values,
    send: (typed) => {
      setSent(() => typed);
      writing.start(rows, { ...work(typed), name: nameOf });
      return Promise.resolve({ data: null });
    },
  });
  const { ledger } = writing;
  const close = () => {
    const left = ledger?.entries.flatMap(({ state, item }) => (state === 'done' ? [] : [item]));
    onClose(left ?? null);
  };
  const done = ledger?.entries.flatMap(({ state, item }) => (state === 'done' ? [item] : [])) ?? [];
  if (isNext && next && sent) return <next.Panel rows={done} values={sent} side={side} onClose={close} />;

  return (
    <PanelHostContext value={{ close, done: close, side }}>
      <SidePanel title={label} kind="form">
        {ledger ? (
          <ManyProgress
            writing={writing}
            ledger={ledger}
            label={label}
            more={next && done.length > 0 && <Button onClick={() => setNext(true)}>{next.label}</Button>}
          />
        ) : (
          <PanelForm
            form={form}
            saveText={startText(rows.length)}
            busyText="Começando..."
            isDanger={isDanger}
          >
            <ChosenNames names={rows.map(nameOf)} />
            <FieldGroup>
              <Fields control={form.control} rows={rows} />
            </FieldGroup>
          </PanelForm>
        )}
      </SidePanel>
    </PanelHostContext>
  );
}
