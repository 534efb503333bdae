import { isForeign, isLocalNumber, isPhone, nationalDigits } from '@/formats/phone';
import { hasScreenCome } from '@/records/list/late/keyPress';
import { isScreenHidden } from '@/ui/hiddenScreen';
import { allPlaced } from '@/ui/places';

const mostLetters = 80;

/** The number that a telephone system wrote into the address: digits, or '' of what is no telephone of Brazil. */
export function callerNumber(written: string): string {
  if (written.length > mostLetters) return '';
  const text = decoded(written)
    .replace(/^(?:sips?|tel):/i, '')
    .replace(/[@;].*$/, '');
  if (!/^[+\d\s().-]+$/.test(text) || isForeign(text)) return '';
  const digits = nationalDigits(text);
  return isPhone(digits) || (isLocalNumber(digits) && /^[2-9]/.test(digits)) ? digits : '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return '';
  }
}

/** Whether a panel may open over what is there: over another panel too, but not over a lock, a question or a menu. */
export const isFree = () =>
  !isScreenHidden() &&
  hasScreenCome() &&
  allPlaced('menu').length === 0 &&
  document.querySelector('[role="alertdialog"]') === null;

/** Runs once a panel may open; returns how to give up. */
export function whenFree(run: () => void): () => void {
  const watch = new MutationObserver(() => {
    if (!isFree()) return;
    watch.disconnect();
    run();
  });
  watch.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
  return () => watch.disconnect();
}
