import { type ReactNode } from 'react';
import { late } from '@/ui/feedback/late';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { usePanelAtAddress } from '@/records/panel/usePanelAtAddress';
import { failureOf } from '@/api/failure';
import { unreadOf } from '@/api/findings';
import { formatShortDate, formatShortDateTime } from '@/formats/dates';
import { formatCpfOrCnpj } from '@/formats/documentChecks';
import { maskCpfOrCnpjMiddle } from '@/formats/documents';
import { formatMoney, formatNumber } from '@/formats/money';
import { formatPhone } from '@/formats/phone';
import { useBalances } from '@/lookups/creditsApi';
import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { Figure } from '@/ui/Figure';
import { Figures } from '@/ui/figures';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { ListFailure } from '@/records/list/ListFailure';
import { ListLoading } from '@/records/list/ListLoading';
import { Badge } from '@/ui/badge/Badge';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { SensitiveDetail } from '@/ui/details/SensitiveDetail';
import { accountStatus, isOnTrial, trialReason, type Account } from './account';
import { Card, CardHead, Cards, Page } from './AccountStyles';
import { customerAreaApi } from './customerAreaApi';
import { packages } from './packages';

const AccountPanels = late(() => import('./AccountPanels'));

export default function AccountScreen() {
  const { user } = useSignedInSession();
  const { data, error, isFetching, refetch } = customerAreaApi.useAccountQuery(user.clientId ?? 0);
  const { panel, open, host } = usePanelAtAddress(['buy', 'invoices']);
  const failure = failureOf(error);
  // From the account, not from the session, which is stale if the licence was paid since sign-in.
  const blockedReason = data && isOnTrial(data) ? trialReason : undefined;

  return (
    <Page title="Área do cliente">
      <UnreadNotice unread={unreadOf(data)} />
      {data ? (
        <Cards>
          <AccountData account={data} />
          {data.billing && <Billing {...data.billing} onInvoices={() => open('invoices')} />}
          <Balances blockedReason={blockedReason} onBuy={() => open('buy')} />
          <Product account={data} />
        </Cards>
      ) : failure && !isFetching ? (
        <ListFailure failure={failure} onRetry={refetch} />
      ) : (
        <ListLoading />
      )}
      {panel && (
        <PanelSlot panel={panel.name}>
          <PanelHostContext value={host}>
            <AccountPanels
              name={panel.name}
              blockedReason={blockedReason}
              onInvoices={() => open('invoices')}
            />
          </PanelHostContext>
        </PanelSlot>
      )}
    </Page>
  );
}

interface SectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Section({ title: name, action, children }: SectionProps) {
  return (
    <Card aria-label={name}>
      <CardHead>
        <h2 tabIndex={-1}>{name}</h2>
        {action}
      </CardHead>
      {children}
    </Card>
  );
}

function AccountData({ account: { name, telephone, mail, createdAt } }: { account: Account }) {
  return (
    <Section title="Dados da conta">
      <DetailsList>
        <Detail label="Nome" wide>
          {name}
        </Detail>
        <Detail label="Telefone" copy={telephone}>
          {formatPhone(telephone)}
        </Detail>
        <Detail label="Data de cadastro">{formatShortDateTime(createdAt)}</Detail>
        <Detail label="E-mail" copy={mail} wide>
          {mail}
        </Detail>
      </DetailsList>
    </Section>
  );
}

interface BillingProps {
  name: string;
  document: string;
  onInvoices: () => void;
}

function Billing({ name, document, onInvoices }: BillingProps) {
  return (
    <Section title="Informações de cobrança" action={<Button onClick={onInvoices}>Ver faturas</Button>}>
      <DetailsList>
        <Detail label="Nome" wide>
          {name}
        </Detail>
        <SensitiveDetail
          label="CPF/CNPJ"
          masked={maskCpfOrCnpjMiddle(document)}
          full={formatCpfOrCnpj(document)}
          copy={document}
          wide
        />
      </DetailsList>
    </Section>
  );
}

interface BalancesProps {
  blockedReason: string | undefined;
  onBuy: () => void;
}

/** Message balances; a failure here leaves the rest of the page. */
function Balances({ blockedReason, onBuy }: BalancesProps) {
  const { data, isError, isFetching, refetch } = useBalances();
  return (
    <Section
      title="Saldo comunicações"
      action={
        <Button kind="primary" blockedReason={blockedReason} onClick={onBuy}>
          Comprar
        </Button>
      }
    >
      {data ? (
        <Figures>
          {packages.map(({ value, label }) => (
            <Figure key={value} label={label}>
              {formatNumber(data[value] ?? 0)}
            </Figure>
          ))}
        </Figures>
      ) : isError && !isFetching ? (
        <div role="alert">
          <p>Não conseguimos ler o saldo da conta.</p>
          <RetryButton onRetry={refetch} />
        </div>
      ) : (
        <p role="status">Consultando o saldo da conta...</p>
      )}
      <p>Um pacote vale por 6 meses, a contar da compra.</p>
    </Section>
  );
}

function Product({ account }: { account: Account }) {
  const { value, dateStartLicense, dateEndLicense, dateExpireTrial } = account.product;
  const status = accountStatus(account);
  return (
    <Section title="Dados gerais" action={<Badge tone={status.tone}>{status.label}</Badge>}>
      <DetailsList>
        <Detail label="Valor">{value !== null && `${formatMoney(value)} por mês`}</Detail>
        <Detail label="Período da licença">
          {dateStartLicense && dateEndLicense
            ? `${formatShortDate(dateStartLicense)} a ${formatShortDate(dateEndLicense)}`
            : null}
        </Detail>
        <Detail label="Fim do período de avaliação">{formatShortDate(dateExpireTrial)}</Detail>
      </DetailsList>
    </Section>
  );
}
