import { labelOf } from '@/formats/choices';
import { formatHour, formatShortDate } from '@/formats/dates';
import { shownNumber } from '@/formats/money';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { Button } from '@/ui/button/Button';
import { CopyLinkButton } from '@/records/list/CopyLinkButton';
import { usePanel } from '@/records/list/ModulePanels';
import { DetailsContent, HeadFact } from '@/ui/details/DetailsContent';
import { Detail } from '@/ui/details/DetailsList';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { FactsSection } from '@/ui/details/FactsSection';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { campaignStatuses, campaignTypes, notWaiting } from './campaign';
import { campaignsApi } from './campaignsApi';
import { campaignsModule } from './campaignsModule';
import { MessagePreview } from './MessagePreview';

/** Needs no permission. */
export function CampaignDetails() {
  const { id, open } = usePanel(campaignsModule);
  const query = campaignsApi.useCampaignQuery(id);
  const blocked = useBlockedReason();
  return (
    <RecordPanel title="Detalhes da campanha" kind="details" query={query}>
      {(campaign) => (
        <DetailsContent
          head={
            <>
              <HeadFact label="Nome" isName>
                {campaign.name}
              </HeadFact>
              <HeadFact label="Status">
                <StatusBadge statuses={campaignStatuses} id={campaign.statusId} name={campaign.statusName} />
              </HeadFact>
            </>
          }
          actions={
            <>
              <Button
                blockedReason={blocked('cancel_campaign') ?? notWaiting(campaign)}
                onClick={() => open('cancel')}
              >
                Cancelar campanha
              </Button>
              <CopyLinkButton id={id} />
            </>
          }
        >
          <FactsSection title="Envio">
            <Detail label="Tipo">{labelOf(campaignTypes, campaign.typeId) || campaign.typeName}</Detail>
            <Detail label="Total de envios">{shownNumber(campaign.totalVoters)}</Detail>
            <Detail label="Data de envio">{formatShortDate(campaign.dateSend)}</Detail>
            <Detail label="Horário de envio">{formatHour(campaign.dateSend)}</Detail>
          </FactsSection>
          <DetailsSection title="Mensagem">
            <MessagePreview typeId={campaign.typeId} message={campaign.message} />
          </DetailsSection>
        </DetailsContent>
      )}
    </RecordPanel>
  );
}
