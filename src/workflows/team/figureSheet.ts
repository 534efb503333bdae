import { formatPhone } from '@/formats/phone';
import { listSheet } from '@/formats/print';
import type { NamedSheet } from '@/records/list/exports';
import type { HeldRow } from '@/features/services/held/heldRow';
import { referenceOf } from '@/features/services/service';

interface FigureOnPaper {
  title: string;
  list: readonly HeldRow[];
  dayOf: (row: HeldRow) => string;
  holdersOf?: ((row: HeldRow) => string) | undefined;
}

/** The services of a figure as a printable sheet, for calling one after another. */
export const figureSheet = ({ title, list, dayOf, holdersOf }: FigureOnPaper): NamedSheet => ({
  name: 'atendimentos.html',
  sheet: listSheet<HeldRow>({
    title,
    rows: list,
    columns: [
      { header: 'Ref.', value: referenceOf },
      { header: 'Eleitor', value: ({ electorName }) => electorName },
      { header: 'Telefone', value: ({ electorTelephone }) => formatPhone(electorTelephone) },
      { header: 'Categoria', value: ({ categoryName }) => categoryName },
      { header: 'Status', value: ({ statusName }) => statusName },
      { header: 'Quando', value: dayOf },
      ...(holdersOf ? [{ header: 'Responsável', value: holdersOf }] : []),
    ],
  }),
});
