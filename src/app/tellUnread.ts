import { unreadText } from '@/api/findings';
import { onTrouble } from '@/api/troubles';
import { showToast } from '@/ui/feedback/toasts';

/** One toast per partly read option list; visible lists and records report their own. Returns the stop function. */
export function tellUnread() {
  const reported = new Set<string>();
  return onTrouble(({ call, unreported }) => {
    const list = `${call.script} ${call.action}`;
    if (!unreported || reported.has(list)) return;
    reported.add(list);
    showToast(`De uma lista de opções, ${unreadText(unreported)}.`, {
      tone: 'info',
      findings: { ...unreported, call },
    });
  });
}
