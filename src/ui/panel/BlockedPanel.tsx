import { PanelCloseButton } from './PanelCloseButton';
import { PanelContent } from './PanelContent';
import { PanelNotice } from './PanelNotice';
import { SidePanel } from './SidePanel';

/** In place of a panel that somebody came to by a link without the right to use it. */
export default function BlockedPanel({ reason }: { reason: string }) {
  return (
    <SidePanel title="Acesso não permitido">
      <PanelContent footer={<PanelCloseButton />}>
        <PanelNotice>{reason} Se você precisa disso, peça a quem administra o gabinete.</PanelNotice>
      </PanelContent>
    </SidePanel>
  );
}
