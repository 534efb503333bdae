import { mailHref } from '@/formats/links';
import { formatPhone, telHref } from '@/formats/phone';
import { closedTo, whyNot } from '@/lookups/voters/mayWriteTo';
import type { VoterSheet } from '@/lookups/voters/votersLookupApi';
import { referenceOf, type ServiceRow } from '@/features/services/service';

interface OtherWaysProps {
  row: ServiceRow;
  voter: VoterSheet;
  text: string;
}

/** How somebody without WhatsApp is answered: by telephone, or by the person's own e-mail, which the API does not send. */
export function OtherWays({ row, voter, text }: OtherWaysProps) {
  if (closedTo(voter)) return null;
  const dial = voter.telephones.map(({ number }) => number).find((number) => telHref(number) !== null);
  const mail = whyNot(voter, 'email') ? null : mailHref(voter.email, `Atendimento ${referenceOf(row)}`, text);
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
