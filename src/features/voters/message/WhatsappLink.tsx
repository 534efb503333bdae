import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';

// The pressed button unmounted with the form.
const takeFocus = (link: HTMLElement | null) => link?.focus();

/** Shown when the message was scheduled but the browser blocked the tab. */
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
