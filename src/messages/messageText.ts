import { borneName, callName, type NameChoice } from '@/formats/personName';
import { fillTokens, otherToken } from '@/formats/tokens';
import type { DisplayProfile } from '@/lookups/displayProfileApi';

/** The recipient; nickname and notes are present once the record has been read. */
export interface Named {
  name: string;
  nickName?: string;
  note?: string;
}

/** Fills a template's variables; unknown ones stay, to be replaced by the person. */
export const filledMessage = (
  text: string,
  voter: Named,
  profile: Pick<DisplayProfile, 'displayName'>,
  names: NameChoice = 'social',
): string =>
  fillTokens(
    text,
    new Map([
      ['nome', callName(borneName(voter, names))],
      ['gabinete', profile.displayName],
      ['parlamentar', profile.displayName],
    ]),
  );

export const noProfile =
  'Configure o perfil de exibição antes de utilizar essa funcionalidade. Acesse Configurações > "Perfil de exibição".';

export const outOfCredit =
  'Créditos insuficientes para enviar mensagens por este canal. Acesse a Área do cliente e adquira mais créditos.';

export function messageProblem(text: string): string | undefined {
  const left = otherToken(text);
  return left && `Troque ${left} pelo que deve estar escrito.`;
}
