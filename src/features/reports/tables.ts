import { compareText } from '@/formats/text';
import { monthName } from './period';
import { concludedOf, receivedOf } from './figures';
import type { Dimension, Report, ServiceSums, Slice, Total } from './report';

/* The report's tables: the same on the screen, on paper and in files. */

export interface Line {
  label: string;
  total: number;
  /** Of requests. */
  concluded?: number;
  /** What the line counts in the API's words, to find its list; absent for what is put together. */
  key?: string;
  statusId?: number;
}

export type TableName =
  | Dimension
  | 'status'
  | 'documentType'
  | 'documentStatus'
  | 'call'
  | 'manifestationType'
  | 'manifestationStatus';

export interface Table {
  name: TableName;
  title: string;
  /** Head of the labels. */
  head: string;
  /** Head of the totals. */
  counted: string;
  lines: readonly Line[];
}

const dimensionWords: Readonly<Record<Dimension, readonly [title: string, head: string, none: string]>> = {
  month: ['Por mês', 'Mês', 'Sem data de cadastro'],
  category: ['Por categoria', 'Categoria', 'Sem categoria'],
  district: ['Por bairro', 'Bairro', 'Sem bairro'],
  department: ['Por secretaria', 'Secretaria', 'Sem secretaria'],
  origin: ['Por origem', 'Origem', 'Sem origem'],
};

const mostFirst = (one: Line, other: Line) => other.total - one.total || compareText(one.label, other.label);

const byMonth = (one: Line, other: Line) => ((one.key ?? '') < (other.key ?? '') ? -1 : 1);

/** Fewer than these could tell who asked. */
export const fewest = 3;
const others = 'Outros';

function foldFew(lines: readonly Line[]): Line[] {
  const isFew = ({ key, total }: Line) => key !== '' && total < fewest;
  const few = lines.filter(isFew);
  if (few.length === 0) return [...lines];
  const sum = few.reduce(
    (all, { total, concluded = 0 }) => ({ total: all.total + total, concluded: all.concluded + concluded }),
    { total: 0, concluded: 0 },
  );
  return [...lines.filter((line) => !isFew(line)), { label: others, ...sum }];
}

function linesOf(name: Dimension, slices: readonly Slice[], leavesHouse: boolean): Line[] {
  const [, , none] = dimensionWords[name];
  const isTwice = (key: string) => slices.filter((slice) => slice.key === key).length > 1;
  const lines = slices.map(({ key, city, counts }): Line => {
    const label = name === 'month' && key ? monthName(`${key}-01`) : key || none;
    return {
      label: city && isTwice(key) ? `${label} (${city})` : label,
      ...{ total: receivedOf(counts), concluded: concludedOf(counts), key },
    };
  });
  if (name === 'month') return lines.toSorted(byMonth);
  const sorted = lines.toSorted(mostFirst);
  return leavesHouse && name === 'district' ? foldFew(sorted) : sorted;
}

const totalLines = (totals: readonly Total[], none: string): Line[] =>
  totals.map(([name, total]) => ({ label: name || none, total, key: name })).toSorted(mostFirst);

const dimensionTable = (name: Dimension, slices: readonly Slice[], leavesHouse: boolean): Table => {
  const [title, head] = dimensionWords[name];
  return { name, title, head, counted: 'Recebidos', lines: linesOf(name, slices, leavesHouse) };
};

const statusTable = ({ statuses }: ServiceSums): Table => ({
  name: 'status',
  title: 'Por status',
  head: 'Status',
  counted: 'Recebidos',
  lines: statuses
    .map(({ id, counts }) => ({
      label: counts[0] || 'Sem status',
      ...{ total: receivedOf([counts]), concluded: concludedOf([counts]), key: counts[0], statusId: id },
    }))
    .toSorted(mostFirst),
});

const order: readonly Dimension[] = ['month', 'category', 'district', 'department', 'origin'];

function serviceTables(sums: ServiceSums, leavesHouse: boolean): Table[] {
  const tables = order.flatMap((name) => {
    const slices = sums.by[name];
    return slices ? [dimensionTable(name, slices, leavesHouse)] : [];
  });
  return [...tables.filter(({ name, lines }) => name !== 'month' || lines.length > 1), statusTable(sums)];
}

/** All tables with lines. `leavesHouse`: districts of few requests are put together. */
export function tablesOf(report: Report, leavesHouse: boolean): Table[] {
  const { services, documents, calls, manifestations } = report;
  const dated = (
    what: readonly [type: TableName, status: TableName, of: string, counted: string],
    sums: { types: readonly Total[]; statuses: readonly Total[] } | null,
  ): Table[] => {
    const [type, status, of, counted] = what;
    if (!sums) return [];
    return [
      {
        name: type,
        title: `${of} por tipo`,
        head: 'Tipo',
        counted,
        lines: totalLines(sums.types, 'Sem tipo'),
      },
      {
        ...{ name: status, title: `${of} por status`, head: 'Status', counted },
        lines: totalLines(sums.statuses, 'Sem status'),
      },
    ];
  };
  return [
    ...(services ? serviceTables(services, leavesHouse) : []),
    ...dated(['documentType', 'documentStatus', 'Documentos', 'Documentos'], documents),
    ...(calls
      ? [
          {
            ...({ name: 'call', title: 'Ligações por status', head: 'Status', counted: 'Ligações' } as const),
            lines: calls
              .filter(({ total }) => total > 0)
              .map(({ name, total, statusId }) => ({ label: name, total, statusId })),
          },
        ]
      : []),
    ...dated(['manifestationType', 'manifestationStatus', 'Manifestações', 'Manifestações'], manifestations),
  ].filter(({ lines }) => lines.length > 0);
}

const columnWords: Readonly<Record<Dimension, string>> = {
  month: 'a data de cadastro',
  category: 'a categoria',
  district: 'o bairro',
  department: 'a secretaria',
  origin: 'a origem',
};

/** Why sections are not there. */
export function missingSections({ services }: Report): string[] {
  if (!services) return [];
  const texts = order
    .filter((name) => services.by[name] === null)
    .map(
      (name) => `${dimensionWords[name][0]}: o sistema não informou ${columnWords[name]} dos atendimentos.`,
    );
  return services.hasDates
    ? texts
    : [...texts, 'Mediana de dias: o sistema não informou a data de conclusão dos atendimentos.'];
}

/** The first lines, and the others as one. */
export function shortened(lines: readonly Line[], most: number): readonly Line[] {
  if (lines.length <= most) return lines;
  const rest = lines.slice(most - 1);
  const sum = (of: (line: Line) => number) => rest.reduce((all, line) => all + of(line), 0);
  return [
    ...lines.slice(0, most - 1),
    {
      label: `Demais (${rest.length})`,
      total: sum(({ total }) => total),
      ...(lines[0]?.concluded !== undefined && { concluded: sum(({ concluded = 0 }) => concluded) }),
    },
  ];
}
