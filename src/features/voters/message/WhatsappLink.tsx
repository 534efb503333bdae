import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';

// The button that was pressed went away with the form.
const takeFocus = (link: HTMLElement | null) => link?.focus();

/** The message is scheduled, but the browser blocked the tab: the person opens it with a press of their own. */
export function WhatsappLink({ href }: { href: string }) {
  return (
    <PanelContent footer={<PanelCloseButton />}>
      <PanelNotice live>
        <p>
          O navegador bloqueou a aba do WhatsApp Web. A mensagem já foi programada; falta só abrir a conversa.
        </p>
        <p>
          <a href={href} target="_blank" rel="noopener noreferrer" ref={takeFocus}>
            Abrir o WhatsApp Web
          </a>
        </p>
      </PanelNotice>
    </PanelContent>
  );
}
