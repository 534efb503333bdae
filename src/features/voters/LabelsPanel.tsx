import { stampedFileName } from '@/formats/files';
import { plural } from '@/formats/text';
import { downloadFile } from '@/ui/feedback/download';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NumberField } from '@/ui/form/NumberField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { useServerForm } from '@/ui/form/useServerForm';
import { FormPanel } from '@/ui/panel/FormPanel';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { generateLabels, useTags, type LabelContent, type Tag } from './labelsApi';
import type { VoterFilters } from './votersApi';

interface LabelsPanelProps {
  filters: VoterFilters;
  /** Voters the filters find. */
  total: number;
  onClose: () => void;
}

interface LabelValues {
  tagId: number | null;
  /** Digits. */
  startPrintLine: string;
  startPrintColumn: string;
  printItens: LabelContent | null;
}

/** The last place a sheet may begin at, counted from 0 (document 2, section 5). */
const lastLine = 10;
const lastColumn = 3;

const contents: readonly { value: LabelContent; label: string }[] = [
  { value: 'nameAddressZipcode', label: 'Nome, endereço e CEP' },
  { value: 'nameAddressZipcodeDateNow', label: 'Nome, endereço, CEP e data de hoje' },
  { value: 'nameAddressZipcodeBirthday', label: 'Nome, endereço, CEP e aniversário' },
];

/** The sheet's last line and column, as far as the API tells its size. */
function lastPlace({ perLine, perPage }: Pick<Tag, 'perLine' | 'perPage'>) {
  if (perLine < 1) return { line: lastLine, column: lastColumn };
  return {
    line: perPage < 1 ? lastLine : Math.min(lastLine, Math.ceil(perPage / perLine) - 1),
    column: Math.min(lastColumn, perLine - 1),
  };
}

/** Configure a emissão das etiquetas: labels for every voter of the present search (document 2, section 2.3). */
export function LabelsPanel({ filters, total, onClose }: LabelsPanelProps) {
  const { data: tags = [] } = useTags();
  const form = useServerForm<LabelValues, Blob>({
    defaultValues: { tagId: null, startPrintLine: '0', startPrintColumn: '0', printItens: null },
    send: ({ tagId, startPrintLine, startPrintColumn, printItens }) =>
      generateLabels(
        {
          tagId: tagId ?? 0,
          startPrintLine: Number(startPrintLine),
          startPrintColumn: Number(startPrintColumn),
          printItens: printItens ?? 'nameAddressZipcode',
        },
        filters,
      ),
    onDone: (pdf) => {
      downloadFile(stampedFileName('etiquetas-eleitores-', 'pdf'), pdf);
      onClose();
    },
  });
  const { control } = form;

  const beyond =
    (last: 'line' | 'column') =>
    (typed: string, { tagId }: LabelValues) => {
      const tag = tags.find(({ id }) => id === tagId);
      const limit = tag && lastPlace(tag)[last];
      return limit !== undefined && Number(typed) > limit
        ? `Nesta etiqueta, digite um número até ${limit}.`
        : undefined;
    };

  return (
    <FormPanel
      title="Configure a emissão das etiquetas"
      side="left"
      width={480}
      form={form}
      onClose={onClose}
      saveText="Gerar etiquetas"
      busyText="Gerando..."
    >
      <ServerErrors messages={form.generalErrors} />
      <FieldGroup columns={2}>
        <PanelNotice>
          O tamanho do papel configurado na impressora precisa ser <strong>Carta</strong>.
        </PanelNotice>
        <PanelNotice tone="info">
          A busca atual encontrou {plural(total, 'eleitor', 'eleitores')}. Quem não tem endereço fica de fora.
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
          validate={beyond('line')}
        />
        <NumberField
          control={control}
          name="startPrintColumn"
          label="Coluna inicial"
          help="A primeira coluna da folha é a 0."
          required
          digits={1}
          max={lastColumn}
          validate={beyond('column')}
        />
        <RadioGroupField
          control={control}
          name="printItens"
          label="Conteúdo"
          options={contents}
          emptyValue={null}
          required
          column
          wide
        />
      </FieldGroup>
    </FormPanel>
  );
}
