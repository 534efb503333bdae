import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatShortDate, formatShortDateTime } from '@/formats/dates';
import { formatPhone } from '@/formats/phone';
import { firstWords } from '@/formats/text';
import { recordPath } from '@/records/list/listAddress';
import { Badge } from '@/ui/badge/Badge';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import {
  listPath as appointmentsPath,
  referenceOf as appointmentReference,
} from '@/features/appointments/appointmentsOfVoter';
import {
  callStatuses,
  listPath as callsPath,
  referenceOf as callReference,
} from '@/features/calls/callsOfVoter';
import {
  listPath as manifestationsPath,
  protocolOf,
  shownStatus,
} from '@/features/manifestations/manifestationsOfVoter';
import {
  listPath as servicesPath,
  referenceOf as serviceReference,
} from '@/features/services/historyOfVoter';
import { listPath as tasksPath, taskStatuses } from '@/features/tasks/remindersOfVoter';
import { Line } from './OpenServices';
import { ProgressUnder } from './ProgressUnder';
import { kindWords, type Entry, type Kind, type Rows } from './timeline';

interface Shown {
  /** Where the record is, and how it is called; without one the kind stands alone. */
  link?: { path: string; text: string };
  status?: ReactNode;
  facts?: readonly string[];
  text: string;
  below?: ReactNode;
}

const longest = 300;

const shownOf: { [K in Kind]: (row: Rows[K]) => Shown } = {
  service: (row) => ({
    link: { path: recordPath(servicesPath, row.id), text: serviceReference(row) },
    status: <OfficeStatusBadge record={row} />,
    facts: [row.categoryName],
    text: row.description,
    below: <ProgressUnder id={row.id} reference={serviceReference(row)} />,
  }),
  call: (row) => ({
    link: { path: recordPath(callsPath, row.id), text: callReference(row) },
    status: <StatusBadge statuses={callStatuses} id={row.statusId} name={row.statusName} />,
    facts: [row.name, formatPhone(row.telephone)],
    text: row.subject,
  }),
  manifestation: (row) => ({
    link: { path: recordPath(manifestationsPath, row.id), text: protocolOf(row) },
    status: <OfficeStatusBadge record={shownStatus(row)} />,
    facts: [row.name, formatPhone(row.telephone), row.email],
    text: row.typeName,
  }),
  message: ({ description, isScheduled }) => ({
    status: isScheduled && <Badge tone="info">Programada</Badge>,
    text: description,
  }),
  appointment: (row) => ({
    link: { path: recordPath(appointmentsPath, row.id), text: appointmentReference(row) },
    status: row.isCancelled && <Badge>Cancelado</Badge>,
    facts: [row.requester.name, formatPhone(row.requester.telephone)],
    text: row.subject,
  }),
  reminder: (row) => ({
    link: { path: recordPath(tasksPath, row.id), text: `nº ${row.id}` },
    status: <StatusBadge statuses={taskStatuses} id={row.status} />,
    text: row.description,
  }),
};

const whenOf = ({ when }: Pick<Entry, 'when'>) =>
  when.length > 10 ? formatShortDateTime(when) : formatShortDate(when);

/** One entry of the timeline. */
export function EntryLine<K extends Kind>({ entry }: { entry: Entry<K> }) {
  const { link, status, facts = [], text, below } = shownOf[entry.kind](entry.row);
  const kind = kindWords[entry.kind].one;
  return (
    <li>
      <Line>
        <strong>{kind}</strong>
        {link && (
          <Link to={link.path} aria-label={`${kind} ${link.text}`}>
            {link.text}
          </Link>
        )}
        <span>{whenOf(entry) || 'sem data'}</span>
        {status}
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Line>
      <p>{firstWords(text, longest)}</p>
      {below}
    </li>
  );
}
