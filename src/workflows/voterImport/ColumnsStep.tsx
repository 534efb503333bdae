import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { today } from '@/formats/dates';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { Form } from '@/ui/form/Form';
import { useLocalForm } from '@/ui/form/useLocalForm';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { ShelfNotice } from '@/ui/panel/ShelfNotice';
import { AreaCodeField } from '@/ui/form/AreaCodeField';
import { isLoosePlace, labelOfField, unused, type ColumnUse } from './columns/fields';
import { doubledFields, hasName } from './columns/matchColumns';
import { correctedColumns, joinCorrections } from './columns/correctedColumns';
import type { HowToRead, OpenedSheet, PreviewRow, ReadingChoices } from './importSession/questions';
import { HowRead } from './HowRead';
import { againText } from './columns/again';
import { ColumnCard, useDrawn, type ColumnsInput } from './columns/ColumnCard';
import { Blank, Columns, LeftOut, useColumnFacts } from './columns/ColumnCounts';
import { Answers, Faint, Foot } from './importStyles';
import { Preview } from './Preview';
import { ReadNotes } from './ReadNotes';
import { Step } from './Step';
import type { OpenedImportSession } from './useImportSession';

export interface SheetInHand extends OpenedSheet {
  name: string;
  /** Uses as detected, or as last chosen. */
  columns: readonly ColumnUse[];
  areaCode: string;
}

interface ColumnsStepProps {
  sheet: SheetInHand;
  importSession: OpenedImportSession;
  isBusy: boolean;
  /** Called to read the file again with other options: HowRead. */
  onReread: (how: Partial<ReadingChoices>) => void;
  onBack: () => void;
  onDone: (how: HowToRead) => void;
  /** Called when a column's use changes while the rows are being checked. */
  onStale: () => void;
}

/** The use of each column, and a preview of the first rows. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { sheet, importSession, isBusy, onReread, onBack, onDone, onStale } = props;
  const { control, handleSubmit } = useLocalForm<ColumnsInput>({
    defaultValues: {
      areaCode: sheet.areaCode,
      columns: [...sheet.columns],
    },
  });
  const watched = useWatch({ control }) as ColumnsInput;
  const { areaCode } = watched;
  const columns = useMemo(() => watched.columns.map((use) => use || unused), [watched.columns]);
  const [preview, setPreview] = useState<readonly PreviewRow[] | null>(null);

  useEffect(() => {
    let isNewest = true;
    void importSession()
      .then((opened) => opened.preview({ columns, options: { areaCode, today: today() } }))
      .then(({ rows }) => isNewest && setPreview(rows))
      .catch(() => undefined);
    return () => {
      isNewest = false;
    };
  }, [importSession, columns, areaCode]);

  /** The check in progress; another choice aborts it, or that choice would be lost when this step unmounts. */
  const asked = useRef<HowToRead | null>(null);
  useEffect(() => {
    const how = asked.current;
    if (!isBusy || !how || (how.columns === columns && how.options.areaCode === areaCode)) return;
    asked.current = null;
    onStale();
  }, [isBusy, columns, areaCode, onStale]);
  const ask = () => {
    const how = { columns, options: { areaCode, today: today() } };
    asked.current = how;
    onDone(how);
  };

  const facts = useColumnFacts(importSession, columns, areaCode);
  const doubled = doubledFields(columns);
  const problem = !hasName(columns)
    ? 'Diga qual coluna é o Nome.'
    : doubled.length > 0
      ? `Duas colunas estão como ${doubled.map(labelOfField).join(', ')}: deixe uma só.`
      : undefined;

  const places = sheet.headings.map((_, at) => at);
  const filled = places.filter((at) => sheet.samples[at]?.length);
  const blank = places.filter((at) => !sheet.samples[at]?.length);
  const drawn = useDrawn(filled.length);
  const card = (at: number) => (
    <ColumnCard
      key={at}
      {...{ control, at }}
      heading={sheet.headings[at] ?? ''}
      samples={sheet.samples[at]}
      use={columns[at] ?? unused}
      facts={facts?.[at]}
      again={againText(sheet.headings, columns, at)}
      isLoose={isLoosePlace(columns[at], columns)}
    />
  );

  return (
    <Step title="Colunas" takesFocus>
      <Faint>
        {[sheet.name, plural(sheet.rows, 'linha', 'linhas'), sheet.encoding].filter(Boolean).join(' · ')}
      </Faint>
      <ShelfNotice shelf={correctedColumns} what="títulos de colunas" join={joinCorrections} />
      <Form onSubmit={(event) => handleSubmit(ask)(event)}>
        <HowRead sheet={sheet} onReread={onReread} />
        <ReadNotes sheet={sheet} />
        <Answers $least="13rem">
          <AreaCodeField control={control} name="areaCode" label="DDD dos telefones sem DDD" />
        </Answers>
        <Columns>{filled.slice(0, drawn).map(card)}</Columns>
        {blank.length > 0 && drawn === filled.length && (
          <Blank>
            <summary>{plural(blank.length, 'coluna vazia', 'colunas vazias')}</summary>
            <Columns>{blank.map(card)}</Columns>
          </Blank>
        )}
        {facts && <LeftOut headings={sheet.headings} columns={columns} facts={facts} />}
        {preview && <Preview rows={preview} columns={columns} />}
        {problem && <PanelNotice live>{problem}</PanelNotice>}
        <Foot>
          <Button onClick={onBack}>Trocar de planilha</Button>
          <Button type="submit" kind="primary" busy={isBusy} busyText="Conferindo..." blockedReason={problem}>
            Ir para as perguntas
          </Button>
        </Foot>
      </Form>
    </Step>
  );
}
