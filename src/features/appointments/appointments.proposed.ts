import { today } from '@/formats/dates';
import { readSaidTime } from '@/formats/saidTime';
import { capitalised } from '@/formats/text';
import type { ProposedRecord } from '@/records/palette/palettePart';
import { dayGroup } from '@/ui/table/rowGroups';
import { halfHours, limits, usualEnd, type AppointmentInput } from './appointmentInput';

type Start = Pick<AppointmentInput, 'subject' | 'date' | 'hourStart' | 'hourEnd' | 'description'>;

/**
 * A new appointment from a line with an hour: today, unless it has another day, which is left to be chosen if
 * ambiguous.
 */
export default function readAppointment(line: string): ProposedRecord | null {
  const said = readSaidTime(line);
  if (!said?.rest) return null;
  const { start: hourStart, rest } = said;
  const date = said.date ?? today();
  const hourEnd = said.end ?? usualEnd(hourStart);
  // The form offers no other hours.
  if (![hourStart, hourEnd].every((hour) => halfHours.includes(hour))) return null;
  const subject = capitalised(rest);
  const start: Start = {
    ...{ date, hourStart, hourEnd },
    subject: shortened(subject),
    description: subject.length > limits.subject ? subject : '',
  };
  const day = date ? dayGroup(date).label : 'Escolha o dia';
  return {
    label: `Novo compromisso: ${day.charAt(0).toLowerCase()}${day.slice(1)}, ${hourStart} – ${hourEnd}`,
    detail: subject,
    start,
  };
}

/** As many whole words as fit into a subject; the full text goes to the description. */
function shortened(subject: string): string {
  if (subject.length <= limits.subject) return subject;
  const end = subject.lastIndexOf(' ', limits.subject - 1);
  return `${subject.slice(0, end > 0 ? end : limits.subject - 1)}…`;
}
