import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch } from 'react-hook-form';
import { stampedFileName } from '@/formats/files';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { downloadFile } from '@/ui/feedback/download';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NumberField } from '@/ui/form/NumberField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { useServerForm } from '@/ui/form/useServerForm';
import type { FiltersOf } from '@/records/list/filters';
import { usePanel } from '@/records/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import { usePanelHost } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { votersApi } from '../votersApi';
import { votersModule } from '../votersModule';
import { FirstLabel } from './FirstLabel';
import { labelContents, lastColumn, lastLine, type LabelContent } from './label';
import { generateLabels, useTags } from './labelsApi';

interface LabelValues {
  tagId: number | null;
  /** Digits. */
  startPrintLine: string;
  startPrintColumn: string;
  printItens: LabelContent | null;
}

/** Prints labels for every voter matching the search. */
export function LabelsPanel() {
  const { filters, total } = usePanel(votersModule);
  return <LabelsForm filters={filters} total={total} content={null} />;
}

interface LabelsFormProps {
  filters: FiltersOf<typeof votersModule.table>;
  total: number;
  /** Initial choice. */
  content: LabelContent | null;
}

/** Labels for the voters that match these filters, as panel content. */
export function LabelsForm({ filters, total, content }: LabelsFormProps) {
  const { close } = usePanelHost();
  // The API creates the labels: its filter excludes inactive voters, but it has none for opt-outs.
  const isOfInactive = filters.isActive === false;
  const sent = { ...filters, isActive: true };
  const active = votersApi.useVotersQuery(
    isOfInactive || filters.isActive === true ? skipToken : { ...sent, page: 1, limit: 1 },
  );
  const count = isOfInactive ? 0 : filters.isActive ? total : active.currentData?.total;
  const { data: tags = [] } = useTags();
  const form = useServerForm<LabelValues, Blob>({
    defaultValues: { tagId: null, startPrintLine: '0', startPrintColumn: '0', printItens: content },
    send: ({ tagId, startPrintLine, startPrintColumn, printItens }) =>
      generateLabels(
        {
          tagId: tagId ?? 0,
          startPrintLine: Number(startPrintLine),
          startPrintColumn: Number(startPrintColumn),
          printItens: printItens ?? 'nameAddressZipcode',
        },
        sent,
      ),
    onDone: (pdf) => downloadFile(stampedFileName('etiquetas-eleitores-', 'pdf'), pdf),
    onDoneHere: close,
  });
  const { control } = form;

  const [tagId, line, column] = useWatch({
    control,
    name: ['tagId', 'startPrintLine', 'startPrintColumn'],
  });
  const tag = tags.find(({ id }) => id === tagId);
  const place = { line: Number(line), column: Number(column) };
  const isPlace = line !== '' && column !== '' && place.line <= lastLine && place.column <= lastColumn;

  return (
    <FormPanel
      title="Configure a emissão das etiquetas"
      form={form}
      saveText="Gerar etiquetas"
      busyText="Gerando..."
      blockedReason={isOfInactive ? 'Quem está inativo não recebe etiqueta. Mude o filtro.' : undefined}
    >
      <FieldGroup columns={2}>
        <PanelNotice>
          O tamanho do papel configurado na impressora precisa ser <strong>Carta</strong>.
        </PanelNotice>
        <PanelNotice tone="info">
          A busca atual encontrou {plural(total, 'eleitor', 'eleitores')}
          {count !== undefined && count < total && `, dos quais ${formatNumber(count)} ativos`}. Quem está
          inativo ou não tem endereço fica de fora. Estas etiquetas não deixam de fora quem não aceita
          comunicação: para isso, use ‘Etiqueta’ na mala direta.
        </PanelNotice>
        <SelectField
          control={control}
          name="tagId"
          label="Etiqueta"
          options={tags.map(({ id, name }) => ({ value: id, label: name }))}
          emptyValue={null}
          required
          wide
        />
        <NumberField
          control={control}
          name="startPrintLine"
          label="Linha inicial"
          help="A primeira linha da folha é a 0."
          required
          digits={2}
          max={lastLine}
        />
        <NumberField
          control={control}
          name="startPrintColumn"
          label="Coluna inicial"
          help="A primeira coluna da folha é a 0."
          required
          digits={1}
          max={lastColumn}
        />
        {tag && isPlace && <FirstLabel tag={tag} place={place} />}
        <RadioGroupField
          control={control}
          name="printItens"
          label="Conteúdo"
          options={labelContents}
          emptyValue={null}
          required
          column
          wide
        />
      </FieldGroup>
    </FormPanel>
  );
}
