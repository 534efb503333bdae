import { safeHref } from '@/formats/links';
import { isMobile, whatsappHref } from '@/formats/phone';
import { openTab } from '@/ui/feedback/openTab';
import { showToast } from '@/ui/feedback/toasts';
import type { ServiceRow } from '../service';

type Asker = Pick<ServiceRow, 'electorTelephone'>;

const chatHref = ({ electorTelephone: phone }: Asker) =>
  isMobile(phone) ? safeHref(whatsappHref(phone)) : null;

/** Opens an empty chat with who asked; nothing is written down. */
export function openChat(asker: Asker) {
  const href = chatHref(asker);
  if (href && !openTab(href))
    showToast('O navegador bloqueou a aba do WhatsApp. Use o ícone ao lado do telefone.', { tone: 'error' });
}

/** Why there is no chat, if so. */
export const noChat = (asker: Asker) => (chatHref(asker) ? undefined : 'O cadastro não tem celular com DDD.');
