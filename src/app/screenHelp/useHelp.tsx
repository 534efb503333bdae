import { useEffect } from 'react';
import { askHelp, closeHelp, useAskedHelp } from '@/records/help/askHelp';
import { cover, isBare, isTyping } from '@/records/list/deferred/keyPress';
import { useLetterKeys } from '@/records/list/deferred/letterKeys';
import { optional } from '@/ui/feedback/optional';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { showToast } from '@/ui/feedback/toasts';
import { isScreenHidden } from '@/ui/hiddenScreen';
import { useDocumentEvent } from '@/ui/useDocumentEvent';

const HelpSheet = optional(() => import('./HelpSheet'), {
  waiting: <ProgressBar isShown label="Carregando a ajuda" />,
  missing: <Missing />,
});

/** Opens the screen's help on F1 anywhere, or on `?` if single-letter shortcuts are on; its code loads on first use. */
export function useHelp() {
  const asked = useAskedHelp();
  const hasLetters = useLetterKeys();
  useDocumentEvent('keydown', (event) => {
    const isF1 = event.key === 'F1' && isBare(event);
    const isMark =
      event.key === '?' && hasLetters && isBare(event) && !isTyping(event) && cover() !== 'other';
    if (!isF1 && !isMark) return;
    // Prevents the browser's own help.
    event.preventDefault();
    if (event.repeat || asked || isScreenHidden() || document.querySelector('[role="alertdialog"]')) return;
    askHelp();
  });
  // Otherwise help left open at sign-out would open for the next user.
  useEffect(() => closeHelp, []);
  return asked && <HelpSheet {...asked} onClose={closeHelp} />;
}

function Missing() {
  useEffect(() => {
    closeHelp();
    showToast('Não conseguimos carregar a ajuda. Verifique a conexão e tente de novo.', { tone: 'error' });
  }, []);
  return null;
}
