import { useEffect, useId, useRef } from 'react';
import { styled } from '@/ui/style';
import { labelOf } from '@/formats/choices';
import { formatWeekdayDate } from '@/formats/dates';
import { formatMoney } from '@/formats/money';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { Layer } from '@/ui/panel/Layer';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { signpost } from '@/ui/signposts';
import { useFocusGivenBack } from '@/ui/focus/useFocusGivenBack';
import { listPath } from '../campaignPaths';
import { campaignTypes } from '../campaign';
import { BalanceNotice } from './BalanceNotice';
import type { CampaignInput } from './campaignInput';
import { NewTabLink } from './NewTabLink';
import type { Cost } from './useAudience';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  width: min(520px, calc(100vw - 24px));
  max-height: calc(100dvh - 24px);
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow);

  h2 {
    padding: 20px 24px 0;
    font-size: 1.0625rem;
  }

  h2:focus {
    outline: none;
  }
`;

const Body = styled.div`
  display: grid;
  gap: 16px;
  overflow-y: auto;
  padding: 16px 24px 20px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 24px 16px;
  border-top: var(--line-width) solid var(--line);
`;

interface ConfirmCampaignProps {
  campaign: CampaignInput;
  cost: Cost;
  /** Possible duplicate. */
  warning: string | null;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/**
 * Final check before sending. Clicks outside are ignored: one may be the second of the double click that
 * opened it.
 */
export function ConfirmCampaign({
  campaign: { name, type, dateStart, hourStart },
  cost: { totalVoters, costTotal },
  warning,
  busy,
  onConfirm,
  onBack,
}: ConfirmCampaignProps) {
  const id = useId();
  useFocusGivenBack(true);
  const back = () => {
    if (!busy) onBack();
  };
  return (
    <Layer
      position="center"
      background="transparent"
      role="dialog"
      aria-modal
      aria-labelledby={id}
      aria-busy={busy || undefined}
      onEsc={back}
    >
      <Box ref={signpost('dialog')}>
        <Title id={id} />
        <Body>
          <DetailsList>
            <Detail label="Nome da campanha" wide>
              {name.trim()}
            </Detail>
            <Detail label="Quem recebe">{plural(totalVoters, 'pessoa', 'pessoas')}</Detail>
            <Detail label="Tipo">{labelOf(campaignTypes, type)}</Detail>
            <Detail label="Quando">{`${formatWeekdayDate(dateStart)}, ${hourStart}`}</Detail>
            <Detail label="Custo estimado">{formatMoney(costTotal)}</Detail>
          </DetailsList>
          <BalanceNotice type={type ?? 0} needed={totalVoters} />
          {warning && (
            <PanelNotice>
              <p>{warning}</p>
              <NewTabLink to={listPath}>Abrir a lista de campanhas</NewTabLink>
            </PanelNotice>
          )}
        </Body>
        <Actions>
          <Button blockedReason={busy ? waitReason : undefined} onClick={back}>
            Voltar
          </Button>
          <Button kind="primary" busy={busy} busyText="Salvando..." onClick={onConfirm}>
            {warning ? 'Criar mesmo assim' : 'Confirmar campanha'}
          </Button>
        </Actions>
      </Box>
    </Layer>
  );
}

/**
 * Takes the focus, so that a second Enter confirms nothing. A separate component: Layer mounts its container
 * first.
 */
function Title({ id }: { id: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      Confira antes de enviar
    </h2>
  );
}
