import { useRef } from 'react';
import { useAsk } from '@/api/ask';
import { safeHref } from '@/formats/links';
import { isMobile, whatsappHref } from '@/formats/phone';
import { openTab } from '@/ui/feedback/openTab';
import { dismissToast, showToast } from '@/ui/feedback/toasts';
import type { ServiceRow } from '../service';

type Asker = Pick<ServiceRow, 'electorId' | 'electorTelephone'>;

const chatHref = ({ electorTelephone: phone }: Asker) =>
  isMobile(phone) ? safeHref(whatsappHref(phone)) : null;

/** Why no chat is possible, if so, as far as the service shows. */
export const noChat = (asker: Asker) => (chatHref(asker) ? undefined : 'O cadastro não tem celular com DDD.');

/** Opens an empty chat with a requester who may be written to; nothing is recorded. */
export function openChat(asker: Asker) {
  const href = chatHref(asker);
  if (href && !openTab(href))
    showToast('O navegador bloqueou a aba do WhatsApp. Use o ícone ao lado do telefone.', { tone: 'error' });
}

/** Ms after which loading is shown. */
const longReadingMs = 500;

/**
 * The same if only the service is known: the requester's record is read first, to see whether they may be written to.
 * If it cannot be read, no chat opens.
 */
export function useServiceChat() {
  const ask = useAsk();
  const isReading = useRef(false);
  return async (asker: Asker) => {
    const { electorId } = asker;
    if (!electorId) return openChat(asker);
    if (isReading.current) return;
    isReading.current = true;
    let toast: string | undefined;
    const isLong = setTimeout(() => {
      toast = showToast('Lendo o cadastro do eleitor...', { tone: 'progress' });
    }, longReadingMs);
    const why = await import('./whyNoChat').then(
      (code) => code.readWhyNoChat(ask, electorId),
      () => 'Não conseguimos ler o cadastro do eleitor. Tente de novo.',
    );
    clearTimeout(isLong);
    if (toast) dismissToast(toast);
    isReading.current = false;
    if (why) showToast(why, { tone: 'error' });
    else openChat(asker);
  };
}
