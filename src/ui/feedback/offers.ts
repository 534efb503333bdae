import { failureOf } from '@/api/failure';
import { isPanelOpen } from '../panel/panelFocus';
import { copyText } from './download';
import { endOffers, showToast, type ToastAction } from './toasts';

/* What a notice offers to do next with the record it tells of. */

/** What a mutation's trigger gives. */
export interface WriteResult {
  error?: unknown;
}

/**
 * To be called after a notice with offers that may have come late: over a panel opened meanwhile they would cover its
 * buttons, and lead away from what is typed there.
 * @param isHere the person is still where the notice's work was begun
 */
export function endLateOffers(isHere: boolean) {
  if (!isHere && isPanelOpen()) endOffers();
}

/** A browser that refuses the clipboard is no matter for a message: the address bar has the link, too. */
export async function copyLink(path: string) {
  if (await copyText(`${window.location.origin}${path}`)) showToast('Link copiado!');
}

/** The same for a link that stands on the screen, to be given to others: it can be selected there. */
export async function copyShownLink(href: string) {
  if (await copyText(href)) showToast('Link copiado!');
  else showToast('Não foi possível copiar. Selecione o link e copie.', { tone: 'error' });
}

/**
 * Writes a record as it was before its last change.
 * @param name tells the record from the others, e.g. `LI-12`
 */
export const undoOffer = (name: string, undo: () => PromiseLike<WriteResult>): ToastAction => ({
  label: 'Desfazer',
  onSelect: () =>
    void Promise.resolve(undo()).then(({ error }) => {
      const failure = failureOf(error);
      if (failure) showToast(failure.message, { tone: 'error', findings: failure });
      else showToast(`A alteração de ${name} foi desfeita!`);
    }),
});
