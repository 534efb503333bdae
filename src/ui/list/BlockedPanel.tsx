import { PanelCloseButton } from '../panel/PanelCloseButton';
import { PanelContent } from '../panel/PanelContent';
import { PanelNotice } from '../panel/PanelNotice';
import { SidePanel } from '../panel/SidePanel';

/** In place of a panel that somebody came to by a link without the right to use it. */
export function BlockedPanel({ reason }: { reason: string }) {
  return (
    <SidePanel title="Acesso não permitido">
      <PanelContent footer={<PanelCloseButton />}>
        <PanelNotice>{reason} Se você precisa disso, peça a quem administra o gabinete.</PanelNotice>
      </PanelContent>
    </SidePanel>
  );
}
