import { useAsk } from '@/api/ask';
import { safeHref } from '@/formats/links';
import { isMobile, whatsappHref } from '@/formats/phone';
import { openTab } from '@/ui/feedback/openTab';
import { showToast } from '@/ui/feedback/toasts';
import type { ServiceRow } from '../service';

type Asker = Pick<ServiceRow, 'electorId' | 'electorTelephone'>;

const chatHref = ({ electorTelephone: phone }: Asker) =>
  isMobile(phone) ? safeHref(whatsappHref(phone)) : null;

/** Why there is no chat, if so, as far as the request tells. */
export const noChat = (asker: Asker) => (chatHref(asker) ? undefined : 'O cadastro não tem celular com DDD.');

/**
 * Opens an empty chat with who asked; nothing is written down. Their record is read first, and says whether they are
 * written to: one that cannot be read opens none.
 */
export function useServiceChat() {
  const ask = useAsk();
  return async (asker: Asker) => {
    const { electorId } = asker;
    const why =
      electorId &&
      (await import('./whyNoChat').then(
        (code) => code.readWhyNoChat(ask, electorId),
        () => 'Não conseguimos ler o cadastro do eleitor. Tente de novo.',
      ));
    if (why) {
      showToast(why, { tone: 'error' });
      return;
    }
    const href = chatHref(asker);
    if (href && !openTab(href))
      showToast('O navegador bloqueou a aba do WhatsApp. Use o ícone ao lado do telefone.', {
        tone: 'error',
      });
  };
}
