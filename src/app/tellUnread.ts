import { unreadText } from '@/api/findings';
import { onTrouble } from '@/api/troubles';
import { showToast } from '@/ui/feedback/toasts';

/** One toast per option list read in part; visible lists and records report their own. Returns the stop. */
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
