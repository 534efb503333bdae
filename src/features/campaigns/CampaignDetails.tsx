import { formatHour, formatShortDate } from '@/formats/dates';
import { shownNumber } from '@/formats/money';
import { Button } from '@/ui/button/Button';
import { CopyLinkButton } from '@/ui/list/CopyLinkButton';
import { usePanel } from '@/ui/list/ModulePanels';
import { DetailsContent, HeadFact } from '@/ui/panel/DetailsContent';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { DetailsSection } from '@/ui/panel/DetailsSection';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { notWaiting, typeName } from './campaign';
import { campaignsApi } from './campaignsApi';
import { campaignsModule } from './campaignsModule';
import { CampaignStatus } from './CampaignStatus';
import { MessagePreview } from './MessagePreview';

/** Everything about one campaign, and its message as people get it; no right is needed to see it. */
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
                <CampaignStatus statusId={campaign.statusId} statusName={campaign.statusName} />
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
          <DetailsSection title="Envio">
            <DetailsList>
              <Detail label="Tipo">{typeName(campaign.typeId) || campaign.typeName}</Detail>
              <Detail label="Total de envios">{shownNumber(campaign.totalVoters)}</Detail>
              <Detail label="Data de envio">{formatShortDate(campaign.dateSend)}</Detail>
              <Detail label="Horário de envio">{formatHour(campaign.dateSend)}</Detail>
            </DetailsList>
          </DetailsSection>
          <DetailsSection title="Mensagem">
            <MessagePreview typeId={campaign.typeId} message={campaign.message} />
          </DetailsSection>
        </DetailsContent>
      )}
    </RecordPanel>
  );
}
