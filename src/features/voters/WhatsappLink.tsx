import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';

interface WhatsappLinkProps {
  title: string;
  href: string;
  onClose: () => void;
}

/** The message is scheduled, but the browser blocked the tab: the person opens it with a press of their own. */
export function WhatsappLink({ title, href, onClose }: WhatsappLinkProps) {
  return (
    <SidePanel title={title} side="left" width={560} onClose={onClose} footer={<PanelCloseButton />}>
      <PanelNotice live>
        <p>
          O navegador bloqueou a aba do WhatsApp Web. A mensagem já foi programada; falta só abrir a conversa.
        </p>
        <p>
          <a href={href} target="_blank" rel="noopener noreferrer" data-autofocus>
            Abrir o WhatsApp Web
          </a>
        </p>
      </PanelNotice>
    </SidePanel>
  );
}
