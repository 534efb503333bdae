import { sumOf } from '@/formats/sums';
import { compareText } from '@/formats/text';
import { monthName } from './period';
import { concludedOf, receivedOf } from './figures';
import {
  dimensions,
  type CallCount,
  type DatedSums,
  type Dimension,
  type Report,
  type ServiceSums,
  type Slice,
  type StatusCount,
  type Total,
} from './report';

/* The report's tables: the same on screen, paper and in files. */

export interface Line {
  label: string;
  total: number;
  /** Number of concluded services. */
  concluded?: number;
  /** API value that the line counts, to link to its list; absent for a combined line. */
  key?: string;
  statusId?: number;
}

type DatedPart = 'document' | 'manifestation';

export type TableName = Dimension | 'status' | 'call' | `${DatedPart}${'Type' | 'Status'}`;

export interface Table {
  name: TableName;
  title: string;
  /** Header of the labels. */
  head: string;
  /** Header of the totals. */
  counted: string;
  lines: readonly Line[];
}

type DimensionWords = readonly [title: string, head: string, none: string, column: string];

const dimensionWords: Readonly<Record<Dimension, DimensionWords>> = {
  month: ['Por mês', 'Mês', 'Sem data de cadastro', 'a data de cadastro'],
  category: ['Por categoria', 'Categoria', 'Sem categoria', 'a categoria'],
  district: ['Por bairro', 'Bairro', 'Sem bairro', 'o bairro'],
  department: ['Por secretaria', 'Secretaria', 'Sem secretaria', 'a secretaria'],
  origin: ['Por origem', 'Origem', 'Sem origem', 'a origem'],
};

const mostFirst = (one: Line, other: Line) => other.total - one.total || compareText(one.label, other.label);

const byMonth = (one: Line, other: Line) => ((one.key ?? '') < (other.key ?? '') ? -1 : 1);

const together = (label: string, lines: readonly Line[]): Line => ({
  label,
  total: sumOf(lines.map(({ total }) => total)),
  ...(lines[0]?.concluded !== undefined && {
    concluded: sumOf(lines.map(({ concluded = 0 }) => concluded)),
  }),
});

/** Fewer could identify a requester. */
export const fewest = 3;

function foldFew(lines: readonly Line[]): readonly Line[] {
  const isFew = ({ key, total }: Line) => key !== '' && total < fewest;
  const few = lines.filter(isFew);
  return few.length === 0 ? lines : [...lines.filter((line) => !isFew(line)), together('Outros', few)];
}

const counted = (counts: readonly StatusCount[]) => ({
  total: receivedOf(counts),
  concluded: concludedOf(counts),
});

function dimensionTable(name: Dimension, slices: readonly Slice[], leavesHouse: boolean): Table {
  const [title, head, none] = dimensionWords[name];
  const isTwice = (key: string) => slices.filter((slice) => slice.key === key).length > 1;
  const lines = slices.map(({ key, city, counts }): Line => {
    const label = name === 'month' && key ? monthName(`${key}-01`) : key || none;
    return { label: city && isTwice(key) ? `${label} (${city})` : label, ...counted(counts), key };
  });
  const sorted = lines.toSorted(name === 'month' ? byMonth : mostFirst);
  const shown = leavesHouse && name === 'district' ? foldFew(sorted) : sorted;
  return { name, title, head, counted: 'Recebidos', lines: shown };
}

const totalLines = (totals: readonly Total[], none: string): Line[] =>
  totals.map(([name, total]) => ({ label: name || none, total, key: name })).toSorted(mostFirst);

const statusTable = ({ statuses }: ServiceSums): Table => ({
  name: 'status',
  title: 'Por status',
  head: 'Status',
  counted: 'Recebidos',
  lines: statuses
    .map((count) => {
      const [key, , , statusId] = count;
      return { label: key || 'Sem status', ...counted([count]), key, statusId };
    })
    .toSorted(mostFirst),
});

function serviceTables(sums: ServiceSums, leavesHouse: boolean): Table[] {
  const tables = dimensions.flatMap((name) => {
    const slices = sums.by[name];
    return slices ? [dimensionTable(name, slices, leavesHouse)] : [];
  });
  return [...tables.filter(({ name, lines }) => name !== 'month' || lines.length > 1), statusTable(sums)];
}

function datedTables(part: DatedPart, many: string, { types, statuses }: DatedSums): Table[] {
  const ofType = { name: `${part}Type`, title: `${many} por tipo`, head: 'Tipo' } as const;
  const ofStatus = { name: `${part}Status`, title: `${many} por status`, head: 'Status' } as const;
  return [
    { ...ofType, counted: many, lines: totalLines(types, 'Sem tipo') },
    { ...ofStatus, counted: many, lines: totalLines(statuses, 'Sem status') },
  ];
}

const callTable = (calls: readonly CallCount[]): Table => ({
  name: 'call',
  title: 'Ligações por status',
  head: 'Status',
  counted: 'Ligações',
  lines: calls
    .filter(({ total }) => total > 0)
    .map(({ name, total, statusId }) => ({ label: name, total, statusId })),
});

/** All tables with lines. `leavesHouse`: for exports, districts with few services are combined. */
export function tablesOf(report: Report, leavesHouse: boolean): Table[] {
  const { services, documents, calls, manifestations } = report;
  return [
    ...(services ? serviceTables(services, leavesHouse) : []),
    ...(documents ? datedTables('document', 'Documentos', documents) : []),
    ...(calls ? [callTable(calls)] : []),
    ...(manifestations ? datedTables('manifestation', 'Manifestações', manifestations) : []),
  ].filter(({ lines }) => lines.length > 0);
}

/** Why sections are missing. */
export function missingSections({ services }: Report): string[] {
  if (!services) return [];
  const texts = dimensions
    .filter((name) => services.by[name] === null)
    .map((name) => {
      const [title, , , column] = dimensionWords[name];
      return `${title}: o sistema não informou ${column} dos atendimentos.`;
    });
  return services.hasDates
    ? texts
    : [...texts, 'Mediana de dias: o sistema não informou a data de conclusão dos atendimentos.'];
}

/** The first lines, with the rest combined into one. */
export function shortened(lines: readonly Line[], most: number): readonly Line[] {
  if (lines.length <= most) return lines;
  const rest = lines.slice(most - 1);
  return [...lines.slice(0, most - 1), together(`Demais (${rest.length})`, rest)];
}
