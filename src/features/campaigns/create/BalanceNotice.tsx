import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { useCredit } from '@/lookups/creditsApi';
import { meets } from '@/session/rules';
import { useSignedInSession } from '@/session/useSession';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { NewTabLink } from './NewTabLink';
import { email } from '../campaign';

const buying = '/customer-area/account?panel=buy';

const Balance = styled.p`
  color: var(--ink-secondary);
`;

/** '1 e-mail', '70 SMS'. */
export const messagesOf = (count: number, type: number) =>
  type === email ? plural(count, 'e-mail', 'e-mails') : plural(count, 'SMS', 'SMS');

interface BalanceNoticeProps {
  type: number;
  needed: number;
}

/** The account's balance; if insufficient, warns and links to the purchase. */
export function BalanceNotice({ type, needed }: BalanceNoticeProps) {
  const { currentData: held, isError } = useCredit(type);
  const isAdministrator = meets(useSignedInSession(), { administrator: true });
  if (isError) return <Balance role="status">Não conseguimos ler o saldo da conta.</Balance>;
  if (held === undefined) return <Balance role="status">Consultando o saldo da conta...</Balance>;
  const balance = `A conta tem hoje ${messagesOf(Math.max(0, held), type)}`;
  if (held >= needed) return <Balance role="status">{balance}.</Balance>;
  return (
    <PanelNotice live>
      <p>
        {balance}, e esta campanha usa {messagesOf(needed, type)}. Sem saldo na data de envio, ela é
        cancelada.
      </p>
      {isAdministrator ? (
        <NewTabLink to={buying}>Comprar na Área do cliente</NewTabLink>
      ) : (
        <p>Peça a quem administra o gabinete que compre mais na Área do cliente.</p>
      )}
    </PanelNotice>
  );
}
