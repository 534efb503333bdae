import type { Rule } from '@/session/rights';
import { missingRight } from '@/session/rights';
import { appointmentsBy } from '@/features/appointments/appointmentsSearches';
import { callsBy } from '@/features/calls/callsSearches';
import { documentsBy } from '@/features/documents/documentsSearches';
import { manifestationsBy } from '@/features/manifestations/manifestationsSearches';
import { servicesBy } from '@/features/services/servicesSearches';
import type { Period } from '../period';
import type { PartName, ReportSettings } from '../report';

/* What a report reads of each module: by which right, with which filters, at which address. */

type Narrowing = 'responsibleId' | 'departmentId';

interface Part {
  /** Of taking the whole list out of the house, on paper or in a file. */
  rule: Rule;
  many: string;
  /** What its search can be narrowed by. */
  takes: readonly Narrowing[];
}

const parts: Readonly<Record<PartName, Part>> = {
  services: { rule: 'export_treatment', many: 'atendimentos', takes: ['responsibleId', 'departmentId'] },
  documents: { rule: 'print_legislative_process', many: 'documentos', takes: ['departmentId'] },
  appointments: { rule: 'export_appointment', many: 'compromissos', takes: ['responsibleId'] },
  calls: { rule: 'print_call', many: 'ligações', takes: ['responsibleId'] },
  manifestations: { rule: 'print_manifestation', many: 'manifestações', takes: [] },
};

const narrowings: readonly [name: Narrowing, word: string][] = [
  ['responsibleId', 'responsável'],
  ['departmentId', 'secretaria'],
];

/** Why a part is left out, or undefined. */
export function leftOut(
  name: PartName,
  settings: ReportSettings,
  can: (rule: Rule) => boolean,
): string | undefined {
  const { rule, many, takes } = parts[name];
  if (!can(rule)) return missingRight(rule);
  const untaken = narrowings.filter(([key]) => settings[key] !== null && !takes.includes(key));
  return untaken.length > 0
    ? `O sistema não procura ${many} por ${untaken.map(([, word]) => word).join(' nem por ')}.`
    : undefined;
}

export const servicesOf = ({ responsibleId, departmentId }: ReportSettings, { from, to }: Period) =>
  servicesBy({ startCreatedDate: from, endCreatedDate: to, responsibleId, departmentId });

/** Not by date: there is no such filter. */
export const documentsOf = ({ departmentId }: ReportSettings) => documentsBy({ areaInterest: departmentId });

export const appointmentsOf = ({ from, to, responsibleId }: ReportSettings) =>
  appointmentsBy({ startDate: from, endDate: to, participantId: responsibleId });

export const callsOf = ({ from, to, responsibleId }: ReportSettings, status: number | null) =>
  callsBy({ startDate: from, endDate: to, participantId: responsibleId, status });

/** Not by date: there is no such filter. */
export const manifestationsOf = () => manifestationsBy({});
