import { useState } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { passwordRefusal } from '@/ui/ownPassword';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import { ChosenNames } from './ChosenNames';
import { useWriting } from '../jobs/items/useWriting';
import type { BulkPanelProps, BulkWords, Work } from './bulkWords';
import { BulkProgress } from './BulkProgress';
import { useUndoing } from './useUndoing';

/** Shown before sending: how many records will stay unchanged. */
const sameText = (count: number) =>
  plural(count, 'já está assim, e fica como está.', 'já estão assim, e ficam como estão.');

interface Props<Row, V extends FieldValues> extends BulkPanelProps<Row> {
  words: BulkWords<Row, V>;
}

const noStays = () => () => undefined;

/** One form for all chosen rows, then the progress of each. */
export function BulkPanel<Row extends { id: number }, V extends FieldValues>({
  words: { label, startText, values, Fields, useWork, useStays = noStays, isDanger = false, password, next },
  rows,
  nameOf,
  onClose,
}: Props<Row, V>) {
  const work = useWork(rows);
  const staysOf = useStays();
  const writing = useWriting<Row>();
  const { undoing, undo } = useUndoing(nameOf);
  const [sent, setSent] = useState<{ values: V; work: Work<Row> } | null>(null);
  const [isNext, setNext] = useState(false);
  const form = useServerForm<V>({
    defaultValues: values,
    send: async (typed) => {
      const error = password && (await passwordRefusal(password));
      if (error) return { error };
      const begun = work(typed);
      setSent({ values: typed, work: begun });
      writing.start(rows, { ...begun, name: nameOf });
      return { data: null };
    },
  });
  const typed = useWatch({ control: form.control }) as V;
  const stay = rows.map((row) => staysOf(row, typed));
  const same = stay.filter((state) => state === 'same').length;
  const others = stay.filter((state) => state === undefined).length;
  const { batch } = writing;
  const close = () => {
    const undone = new Set(
      undoing.batch?.entries.flatMap(({ state, item: { row } }) => (state === 'done' ? [row] : [])),
    );
    const left = batch?.entries.flatMap(({ state, item }) =>
      (state === 'done' && !undone.has(item)) || state === 'same' ? [] : [item],
    );
    onClose(left ?? null);
  };
  const done = batch?.entries.flatMap(({ state, item }) => (state === 'done' ? [item] : [])) ?? [];
  if (isNext && next && sent) return <next.Panel rows={done} values={sent.values} onClose={close} />;

  return (
    <PanelHostContext value={{ close, done: close }}>
      <SidePanel title={label} kind="form">
        {undoing.batch ? (
          <BulkProgress key="undoing" writing={undoing} batch={undoing.batch} label={`Desfazer ${label}`} />
        ) : batch ? (
          <BulkProgress
            writing={writing}
            batch={batch}
            label={label}
            more={
              done.length > 0 && (
                <>
                  {sent?.work.undo && (
                    <Button onClick={() => undo(sent.work.undo?.(done) ?? [], ({ id }) => id)}>
                      Desfazer
                    </Button>
                  )}
                  {next && <Button onClick={() => setNext(true)}>{next.label}</Button>}
                </>
              )
            }
          />
        ) : (
          <PanelForm
            form={form}
            saveText={startText(others)}
            busyText="Começando..."
            isDanger={isDanger}
            blockedReason={others === 0 ? 'Com esta escolha nada muda.' : undefined}
          >
            <ChosenNames names={rows.map(nameOf)} />
            <FieldGroup>
              <Fields control={form.control} rows={rows} />
              <div role="status">{same > 0 && <PanelNotice tone="info">{sameText(same)}</PanelNotice>}</div>
            </FieldGroup>
          </PanelForm>
        )}
      </SidePanel>
    </PanelHostContext>
  );
}
