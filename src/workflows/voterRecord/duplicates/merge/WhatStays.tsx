import { formatDate } from '@/formats/dates';
import { EntryLine } from '../../page/EntryLine';
import { ScanSection } from '../../page/scan/ScanSection';
import type { Everything } from '../../page/useEverything';
import { Lines, Part } from './mergeStyles';

interface WhatStaysProps {
  goneId: number;
  /** Everything found about the removed voter. */
  everything: Everything;
}

/** Data that a merge cannot transfer, as the API has no way; some servers accept reminders. */
export function WhatStays({ goneId, everything: { scan, ofKind } }: WhatStaysProps) {
  // A reminder about a service moves with the service.
  const reminders = ofKind('reminder').filter(({ row }) => row.source === 'voter');
  const isSearched = scan.isOn && !scan.isReading && !scan.hasFailed;
  return (
    <>
      <ScanSection scan={scan} where="no dossiê; os lembretes, também abaixo" />
      <Part aria-labelledby="nao-vai-junto">
        <h2 id="nao-vai-junto">O que não vai junto</h2>
        <ul>
          <li>
            {isSearched && reminders.length === 0
              ? `Lembretes criados a partir do nº ${goneId}: nenhum, de ${formatDate(scan.since)} em diante.`
              : `Lembretes criados a partir do nº ${goneId} que não possam passar ao outro: o passo diz quais ficam.`}
            {reminders.length > 0 && (
              <>
                {' '}
                Os que há:
                <Lines aria-label={`Lembretes do nº ${goneId}`}>
                  {reminders.map((entry) => (
                    <EntryLine key={entry.id} entry={entry} />
                  ))}
                </Lines>
              </>
            )}
          </li>
          <li>O histórico de mensagens do nº {goneId}: some com ele. As 5 últimas estão no dossiê.</li>
          <li>
            A família de quem diz o nº {goneId} sem que um dos dois o diga na sua: não há busca por parente, e
            o laço some ou aponta para ninguém.
          </li>
          <li>Ligações e manifestações: são achadas pelo telefone, pelo e-mail ou pelo nome, e não mudam.</li>
          <li>Compromissos: dizem o nome do solicitante, e não mudam.</li>
        </ul>
      </Part>
    </>
  );
}
