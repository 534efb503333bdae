import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { today } from '@/formats/dates';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { Form } from '@/ui/form/Form';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { NumberField } from '@/ui/form/NumberField';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { columnUses, labelOfField, unused, type ColumnUse } from './columns/fields';
import { doubledFields } from './columns/matchColumns';
import type { HowToRead, OpenedSheet, PreviewRow } from './desk/questions';
import { Faint, Fields, Foot } from './importStyles';
import { Preview } from './Preview';
import { separators, type Separator } from './sheet/separators';
import { Step } from './Step';
import type { OpenedDesk } from './useDesk';
import { useLocalForm } from '@/ui/form/useLocalForm';

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    min-width: 0;
  }

  p {
    margin-top: 4px;
    color: var(--ink-secondary);
    font-size: var(--text-small);
    overflow-wrap: anywhere;
  }
`;

interface ColumnsInput {
  separator: Separator | '';
  hasHeadings: boolean;
  areaCode: string;
  columns: (ColumnUse | '')[];
}

const headingChoices = [
  { value: true, label: 'Os títulos das colunas' },
  { value: false, label: 'Já é uma pessoa' },
];

export interface SheetInHand extends OpenedSheet {
  name: string;
  /** As they were found, or said the last time. */
  columns: readonly ColumnUse[];
  areaCode: string;
}

interface ColumnsStepProps {
  sheet: SheetInHand;
  desk: OpenedDesk;
  isBusy: boolean;
  /** Another separator, or another first row: the sheet is read again. */
  onReread: (how: { separator: Separator | null; hasHeadings: boolean }) => void;
  onBack: () => void;
  onDone: (how: HowToRead) => void;
}

/** What each column is, and how the first rows will be. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { sheet, desk, isBusy, onReread, onBack, onDone } = props;
  const { control, handleSubmit } = useLocalForm<ColumnsInput>({
    defaultValues: {
      separator: sheet.separator ?? '',
      hasHeadings: sheet.hasHeadings,
      areaCode: sheet.areaCode,
      columns: [...sheet.columns],
    },
  });
  const watched = useWatch({ control }) as ColumnsInput;
  const { areaCode, separator, hasHeadings } = watched;
  const columns = useMemo(() => watched.columns.map((use) => use || unused), [watched.columns]);
  const [preview, setPreview] = useState<readonly PreviewRow[] | null>(null);

  useEffect(() => {
    let isNewest = true;
    void desk()
      .then((opened) => opened.preview({ columns, options: { areaCode, today: today() } }))
      .then(({ rows }) => isNewest && setPreview(rows))
      .catch(() => undefined);
    return () => {
      isNewest = false;
    };
  }, [desk, columns, areaCode]);

  const isAsRead = separator === (sheet.separator ?? '') && hasHeadings === sheet.hasHeadings;
  useEffect(() => {
    if (!isAsRead) onReread({ separator: separator || null, hasHeadings });
  }, [isAsRead, separator, hasHeadings, onReread]);

  const doubled = doubledFields(columns);
  const problem = !columns.includes('name')
    ? 'Diga qual coluna é o Nome.'
    : doubled.length > 0
      ? `Duas colunas estão como ${doubled.map(labelOfField).join(', ')}: deixe uma só.`
      : undefined;

  return (
    <Step title="Colunas" takesFocus>
      <Faint>
        {[sheet.name, plural(sheet.rows, 'linha', 'linhas'), sheet.encoding].filter(Boolean).join(' · ')}
      </Faint>
      <Form onSubmit={handleSubmit(() => onDone({ columns, options: { areaCode, today: today() } }))}>
        <Fields $least="13rem">
          {sheet.separator && (
            <NativeSelectField
              control={control}
              name="separator"
              label="O que separa as células"
              options={separators}
              required
            />
          )}
          <NativeSelectField
            control={control}
            name="hasHeadings"
            label="A primeira linha"
            options={headingChoices}
            required
          />
          <NumberField
            control={control}
            name="areaCode"
            label="DDD dos telefones sem DDD"
            digits={2}
            validate={(code) =>
              code === '' || /^[1-9]{2}$/.test(code) ? undefined : 'Digite um DDD, como 19.'
            }
          />
        </Fields>
        <Columns>
          {sheet.headings.map((heading, at) => (
            <li key={at}>
              <NativeSelectField
                control={control}
                name={`columns.${at}`}
                label={heading}
                options={columnUses}
              />
              <p>{sheet.samples[at]?.join(' · ') || 'Vazia'}</p>
            </li>
          ))}
        </Columns>
        {preview && <Preview rows={preview} columns={columns} />}
        {problem && <PanelNotice live>{problem}</PanelNotice>}
        <Foot>
          <Button onClick={onBack}>Trocar de planilha</Button>
          <Button type="submit" kind="primary" busy={isBusy} busyText="Conferindo..." blockedReason={problem}>
            Conferir as linhas
          </Button>
        </Foot>
      </Form>
    </Step>
  );
}
