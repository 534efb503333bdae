import { formatShortDateTime } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import type { useSentToMany } from './useSentToMany';

const maxNamed = 10;

/** Lists who received the same text within a week, and who could not be checked; sending to all remains possible. */
export function SentToMany({ repeated, unchecked, isChecking }: ReturnType<typeof useSentToMany>) {
  const rest = repeated.length - maxNamed;
  return (
    <>
      {repeated.length > 0 && (
        <PanelNotice live>
          <p>Este mesmo texto já foi programado nos últimos 7 dias para:</p>
          <ul>
            {repeated.slice(0, maxNamed).map(({ name, at }, index) => (
              <li key={index}>
                <strong>{name}</strong>, em {formatShortDateTime(at)}
              </li>
            ))}
            {rest > 0 && <li>e mais {formatNumber(rest)}</li>}
          </ul>
          <p>Se enviar, recebem outra vez.</p>
        </PanelNotice>
      )}
      {!isChecking && unchecked > 0 && (
        <PanelNotice>
          De {formatNumber(unchecked)} não se conferiu se já receberam este texto nos últimos 7 dias.
        </PanelNotice>
      )}
    </>
  );
}
