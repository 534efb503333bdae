import { missingRight, type Rule } from '@/session/rights';
import { callsBy } from '@/features/calls/callsSearches';
import type { Narrowing, ReportPart } from '@/records/paper/reportPart';
import type { ReportSettings } from '../report';

/** Each module's part of a report. */
export const parts = Object.values(
  import.meta.glob<ReportPart>('../../../features/*/*.report.ts', { eager: true, import: 'default' }),
).toSorted((one, other) => one.order - other.order);

export function partOf(name: string): ReportPart {
  const part = parts.find((one) => one.name === name);
  if (!part) throw new Error(`No module has ${name} for a report`);
  return part;
}

/** Parts with a chapter of their own (by month, type, status) rather than only a count. */
const chaptered: readonly string[] = ['services', 'documents', 'appointments', 'calls', 'manifestations'];

export const countedParts = parts.filter(({ name }) => !chaptered.includes(name));

const narrowings: readonly [name: Narrowing, word: string][] = [
  ['responsibleId', 'responsável'],
  ['departmentId', 'secretaria'],
];

/** Why a part is left out, or undefined. */
export function leftOut(
  name: string,
  settings: ReportSettings,
  can: (rule: Rule) => boolean,
): string | undefined {
  const { rule, many, takes } = partOf(name);
  if (!can(rule)) return missingRight(rule);
  const untaken = narrowings.filter(([key]) => settings[key] !== null && !takes.includes(key));
  return untaken.length > 0
    ? `O sistema não procura ${many} por ${untaken.map(([, word]) => word).join(' nem por ')}.`
    : undefined;
}

export const callsOf = ({ from, to, responsibleId }: ReportSettings, status: number) =>
  callsBy({ startDate: from, endDate: to, participantId: responsibleId, status });
