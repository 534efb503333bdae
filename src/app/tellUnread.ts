import { unreadText } from '@/api/findings';
import { onTrouble } from '@/api/troubles';
import { showToast } from '@/ui/feedback/toasts';

/**
 * Tells, once for each of them while the page is open, of lists of options and the like that came with something that
 * could not be read; a list or a record on the screen says so itself. Gives what ends it.
 */
export function tellUnread() {
  const told = new Set<string>();
  return onTrouble(({ call, untold }) => {
    const list = `${call.script} ${call.action}`;
    if (!untold || told.has(list)) return;
    told.add(list);
    showToast(`De uma lista de opções, ${unreadText(untold)}.`, {
      tone: 'info',
      findings: { ...untold, call },
    });
  });
}
