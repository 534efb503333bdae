import { mailHref } from '@/formats/links';
import { formatPhone, telHref } from '@/formats/phone';
import { closedTo, whyNot } from '@/lookups/voters/mayWriteTo';
import type { VoterSheet } from '@/lookups/voters/votersLookupApi';
import type { ServiceRow } from '@/features/services/service';
import { namesOf } from './replyText';

const subjectOf = (asked: readonly ServiceRow[]) =>
  `${asked.length > 1 ? 'Atendimentos' : 'Atendimento'} ${namesOf(asked)}`;

interface OtherWaysProps {
  asked: readonly ServiceRow[];
  voter: VoterSheet;
  text: string;
}

/** Other ways to reply than WhatsApp: telephone, or the user's e-mail program, since the API sends no e-mail. */
export function OtherWays({ asked, voter, text }: OtherWaysProps) {
  if (closedTo(voter)) return null;
  const dial = voter.telephones.map(({ number }) => number).find((number) => telHref(number) !== null);
  const mail = whyNot(voter, 'email') ? null : mailHref(voter.email, subjectOf(asked), text);
  if (!dial && !mail) return null;
  return (
    <p>
      {dial && <a href={telHref(dial) ?? undefined}>Ligar para {formatPhone(dial)}</a>}
      {mail && (
        <a href={mail} target="_blank" rel="noopener noreferrer">
          Escrever e-mail
        </a>
      )}
    </p>
  );
}
