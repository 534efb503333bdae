import type { Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { formatMoney, formatNumber } from '@/formats/money';
import { formatUnitPrice } from '@/formats/unitPrice';
import { plural } from '@/formats/text';
import { Spinner } from '@/ui/button/Spinner';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { Figure } from '@/ui/Figure';
import { Sum } from '@/ui/figures';
import { FieldNote } from '@/ui/form/Field';
import { useFormField } from '@/ui/form/formField';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { BalanceNotice } from './BalanceNotice';
import type { CampaignInput } from './campaignInput';
import type { Audience } from './useAudience';

const Card = styled.div`
  display: grid;
  gap: 14px;
  align-self: start;
  padding: 16px 18px 18px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-sunken);

  &:focus-visible {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }

  &[data-invalid] {
    border-color: var(--danger);
  }

  h3 {
    font-size: 0.9375rem;
  }

  h3:focus {
    outline: none;
  }

  @media (width >= 64rem) {
    position: sticky;
    top: calc(var(--top-bar-height) + 20px);
  }
`;

const Waiting = styled.div`
  display: flex;
  gap: 10px;
  min-height: 132px;
  color: var(--ink-secondary);

  svg {
    flex: none;
    margin-top: 3px;
  }
`;

const counting = 'Aguarde, estamos buscando os cadastros e o custo dessa campanha.';

/** Why this audience blocks saving. A missing type has its own error. */
function problemOf(audience: Audience): string | undefined {
  if (audience.state === 'failed') return 'Conte de novo quem recebe antes de salvar.';
  if (audience.state === 'counted' && audience.total === 0)
    return 'Ninguém recebe esta campanha. Mude os filtros.';
  return undefined;
}

export const countingReason = ({ state }: Audience) => (state === 'counting' ? counting : undefined);

interface CostCardProps {
  control: Control<CampaignInput>;
  type: number | null;
  audience: Audience;
  onCountAgain: () => void;
}

/** Recipients, cost, and whether the balance is enough. */
export function CostCard({ control, type, audience, onCountAgain }: CostCardProps) {
  const { attach, error, frame } = useFormField(
    { control, name: 'voters', label: 'Custo da campanha', validate: () => problemOf(audience) },
    {},
  );
  return (
    <Card
      ref={attach}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${frame.id}-label`}
      aria-describedby={frame.noteId}
      data-invalid={error ? true : undefined}
    >
      <h3 id={`${frame.id}-label`} tabIndex={-1}>
        {frame.label}
      </h3>
      <div role="status">
        <Found audience={audience} onCountAgain={onCountAgain} />
      </div>
      <FieldNote id={frame.noteId} error={error} isAnnounced />
      {audience.state === 'counted' && audience.total > 0 && type !== null && (
        <BalanceNotice type={type} needed={audience.total} />
      )}
      {audience.state === 'counted' && Boolean(audience.inactive) && (
        <PanelNotice>
          <p>
            A contagem e o envio não deixam de fora quem está inativo:{' '}
            {plural(
              Math.min(audience.inactive ?? 0, audience.total),
              'cadastro inativo pode',
              'cadastros inativos podem',
            )}{' '}
            estar entre os que recebem. Para que não recebam, desmarque neles ‘Aceita comunicação’.
          </p>
        </PanelNotice>
      )}
      <PanelNotice tone="info">A conta precisa ter saldo suficiente na data de envio.</PanelNotice>
    </Card>
  );
}

function Found({ audience, onCountAgain }: Pick<CostCardProps, 'audience' | 'onCountAgain'>) {
  if (audience.state === 'unasked')
    return <p>Escolha o tipo da campanha: contamos quem recebe e mostramos o custo antes de você salvar.</p>;
  if (audience.state === 'counting')
    return (
      <Waiting>
        <Spinner />
        <p>{counting}</p>
      </Waiting>
    );
  if (audience.state === 'failed')
    return (
      <PanelNotice>
        <p>Não conseguimos contar quem recebe. {audience.failure.message}</p>
        <RetryButton onRetry={onCountAgain}>Contar de novo</RetryButton>
        <LateDetails of={audience.failure} />
      </PanelNotice>
    );
  const { total, cost } = audience;
  return (
    <Sum>
      <Figure label="Total de envios">{formatNumber(total)}</Figure>
      <Figure label="Valor unitário">{cost ? formatUnitPrice(cost.costUnit) : '—'}</Figure>
      <Figure label="Emissão do PIX">{cost ? formatMoney(cost.costBankSlip) : '—'}</Figure>
      <Figure label="Custo estimado">{cost ? formatMoney(cost.costTotal) : '—'}</Figure>
    </Sum>
  );
}
