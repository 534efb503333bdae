import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { plural } from '@/formats/text';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { useLocalForm } from '@/ui/form/useLocalForm';
import type { OpenedSheet, ReadingChoices } from './importSession/questions';
import { Answered } from './importStyles';
import { encodings } from './sheet/decode';
import { separators } from './sheet/separators';

interface HowReadProps {
  sheet: OpenedSheet;
  /** Called to read the file again with other options. */
  onReread: (how: Partial<ReadingChoices>) => void;
}

type HowInput = {
  [Key in 'separator' | 'encoding' | 'sheet']: NonNullable<OpenedSheet[Key]> | '';
} & { headingRow: number; hidden: 'out' | 'in' };

/** Value used in place of a row number: there are no headings. */
const noHeadings = 0;

const hiddenChoices = [
  { value: 'out', label: 'Deixar de fora' },
  { value: 'in', label: 'Importar também' },
];

/** Text such as `3 linhas escondidas por um filtro e 1 coluna escondida`. */
function hiddenLabel({ rows, columns, isFiltered }: OpenedSheet['hidden']): string {
  const byFilter = isFiltered ? ' por um filtro' : '';
  return [
    rows > 0 && `${plural(rows, 'linha escondida', 'linhas escondidas')}${byFilter}`,
    columns > 0 && plural(columns, 'coluna escondida', 'colunas escondidas'),
  ]
    .filter(Boolean)
    .join(' e ');
}

const readAs = (sheet: OpenedSheet): HowInput => ({
  separator: sheet.separator ?? '',
  encoding: sheet.encoding ?? '',
  sheet: sheet.sheet ?? '',
  headingRow: sheet.headingRow ?? noHeadings,
  hidden: sheet.withHidden ? 'in' : 'out',
});

/** How the file was read, each option of which can be changed. */
export function HowRead({ sheet, onReread }: HowReadProps) {
  const { control } = useLocalForm<HowInput>({ defaultValues: readAs(sheet) });
  const chosen = useWatch({ control }) as HowInput;

  useEffect(() => {
    const read = readAs(sheet);
    const changed = (Object.keys(read) as (keyof HowInput)[]).find((key) => chosen[key] !== read[key]);
    if (!changed) return;
    onReread({
      ...(changed === 'separator' && { separator: chosen.separator || null }),
      ...(changed === 'encoding' && { encoding: chosen.encoding || null }),
      ...(changed === 'headingRow' && {
        hasHeadings: chosen.headingRow !== noHeadings,
        headingRow: chosen.headingRow || null,
      }),
      // Another sheet has its headings in another row.
      ...(changed === 'sheet' && { sheet: chosen.sheet || null, hasHeadings: null, headingRow: null }),
      ...(changed === 'hidden' && { withHidden: chosen.hidden === 'in' }),
    });
  }, [chosen, sheet, onReread]);

  return (
    <Answered $least="13rem">
      {sheet.sheets.length > 1 && (
        <NativeSelectField
          control={control}
          name="sheet"
          label="Folha"
          options={sheet.sheets.map(({ name, isHidden }) => ({
            value: name,
            label: isHidden ? `${name} (escondida)` : name,
          }))}
          required
        />
      )}
      {sheet.separator && (
        <NativeSelectField
          control={control}
          name="separator"
          label="O que separa as células"
          options={separators}
          required
        />
      )}
      {sheet.accented && (
        <NativeSelectField
          control={control}
          name="encoding"
          label="Codificação dos acentos"
          options={encodings}
          help={`Assim se lê: “${sheet.accented}”`}
          required
        />
      )}
      {sheet.canMoveHeadings && (
        <NativeSelectField
          control={control}
          name="headingRow"
          label="Os títulos das colunas"
          options={[
            ...sheet.firstRows.map(({ row, text }) => ({
              value: row,
              label: `Estão na linha ${row}: ${text}`,
            })),
            { value: noHeadings, label: 'Não há: a primeira linha já é uma pessoa' },
          ]}
          required
        />
      )}
      {sheet.hidden.rows + sheet.hidden.columns > 0 && (
        <NativeSelectField
          control={control}
          name="hidden"
          label={hiddenLabel(sheet.hidden)}
          options={hiddenChoices}
          required
        />
      )}
    </Answered>
  );
}
