import { PanelCloseButton } from './PanelCloseButton';
import { PanelContent } from './PanelContent';
import { PanelNotice } from './PanelNotice';
import { SidePanel } from './SidePanel';

/** Replaces a panel opened by link without permission. */
export default function BlockedPanel({ reason }: { reason: string }) {
  return (
    <SidePanel title="Acesso não permitido">
      <PanelContent footer={<PanelCloseButton />}>
        <PanelNotice>{reason} Se você precisa disso, peça a quem administra o gabinete.</PanelNotice>
      </PanelContent>
    </SidePanel>
  );
}
