import { formatDate } from '@/formats/dates';
import type { Entry, Spot } from '../entry';
import type { Moved } from './movables';

/** `24/11/2026, 09:00 – 10:00`. */
export const spotText = ({ day, hours }: Spot) =>
  hours ? `${formatDate(day)}, ${hours.start} – ${hours.end}` : formatDate(day);

const nameOf = ({ kind, id, reference }: Entry) =>
  kind === 'task' ? `A tarefa ${id}` : `O compromisso ${reference}`;

/** The message about a move. */
export function movedText(entry: Entry, to: Spot, { outcome, now }: Moved): string {
  const name = nameOf(entry);
  const ending = entry.kind === 'task' ? 'a' : 'o';
  switch (outcome.kind) {
    case 'done':
      return `${name} foi movid${ending} para ${spotText(to)}.`;
    case 'refused':
      return `${name} continua onde estava. ${outcome.failure.message}`;
    case 'elsewhere':
      return `${name} não foi movid${ending}: outra pessoa mudou a data ou o horário enquanto isso. Agora é ${now ? spotText(now) : '—'}.`;
    case 'unknown':
      return now
        ? `${outcome.failure.cause}: não se sabe se ${name.charAt(0).toLowerCase()}${name.slice(1)} foi movid${ending}. Lid${ending} de novo, está em ${spotText(now)}. Confira antes de mover outra vez.`
        : `${outcome.failure.cause}: não se sabe se ${name.charAt(0).toLowerCase()}${name.slice(1)} foi movid${ending}, e não foi possível ler de novo. Confira antes de mover outra vez.`;
  }
}
