import type { ApiFailure } from '@/api/failure';
import { messagesOf } from '@/api/failureMessages';
import { showToast } from '@/ui/feedback/toasts';

/**
 * Shows a toast for a save that failed after its full-page form was left, for `useServerForm`'s `onLateFailure`.
 * @param what was being saved, as in 'o eleitor Ana'
 */
export function tellLateFailure(what: string, failure: ApiFailure) {
  showToast(`Ao salvar ${what}: ${messagesOf(failure).join(' ')}`, { tone: 'error', findings: failure });
}
