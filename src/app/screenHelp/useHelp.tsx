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

/** F1 anywhere, or ? where letters are keys, opens the help of the screen; its code loads when first asked for. */
export function useHelp() {
  const asked = useAskedHelp();
  const hasLetters = useLetterKeys();
  useDocumentEvent('keydown', (event) => {
    const isF1 = event.key === 'F1' && isBare(event);
    const isMark =
      event.key === '?' && hasLetters && isBare(event) && !isTyping(event) && cover() !== 'other';
    if (!isF1 && !isMark) return;
    // Else the browser's own help.
    event.preventDefault();
    if (event.repeat || asked || isScreenHidden() || document.querySelector('[role="alertdialog"]')) return;
    askHelp();
  });
  // Else what stood open when somebody signed out would open by itself for the next one.
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
