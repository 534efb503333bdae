import { askHelp, closeHelp, useAskedHelp } from '@/records/help/askHelp';
import { cover, isBare, isTyping } from '@/records/list/late/keyPress';
import { useLetterKeys } from '@/records/list/late/letterKeys';
import { late } from '@/ui/feedback/late';
import { isScreenHidden } from '@/ui/hiddenScreen';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { useDocumentEvent } from '@/ui/useDocumentEvent';

const HelpSheet = late(() => import('./HelpSheet'));

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
  return (
    asked && (
      <PanelSlot panel="help">
        <HelpSheet {...asked} onClose={closeHelp} />
      </PanelSlot>
    )
  );
}
