import { formatShortDate, formatHour } from '@/formats/dates';
import { usePanel } from '@/records/list/ModulePanels';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { useAfterPassword } from '@/ui/ownPassword';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { notWaiting } from './campaign';
import { campaignsApi } from './campaignsApi';
import { campaignsModule } from './campaignsModule';

/** Only a campaign that has not started can be cancelled; nothing is refunded. */
export function CancelCampaign() {
  const { id } = usePanel(campaignsModule);
  const query = campaignsApi.useCampaignQuery(id);
  const [cancel, cancellation] = campaignsApi.useCancelCampaignMutation();
  const removal = useAfterPassword(
    'campaignCancelled',
    (campaignId) => cancel({ id: campaignId }),
    cancellation,
  );
  return (
    <RecordPanel title="Cancelar campanha" query={query}>
      {(campaign) => {
        const facts = (
          <DetailsList>
            <Detail label="Nome" wide>
              {campaign.name}
            </Detail>
            <Detail label="Data de envio">{formatShortDate(campaign.dateSend)}</Detail>
            <Detail label="Horário de envio">{formatHour(campaign.dateSend)}</Detail>
          </DetailsList>
        );
        const reason = notWaiting(campaign);
        if (reason)
          return (
            <PanelContent footer={<PanelCloseButton />}>
              <PanelNotice>{reason}</PanelNotice>
              {facts}
            </PanelContent>
          );
        return (
          <ConfirmRemoval
            id={id}
            removal={removal}
            warning="Ao cancelar esta campanha o disparo não será realizado e o valor pago não será estornado."
            doneText="A campanha foi cancelada!"
            keepText="Não"
            confirmText="Sim"
            busyText="Cancelando..."
          >
            {facts}
          </ConfirmRemoval>
        );
      }}
    </RecordPanel>
  );
}
