import { failureOf } from '@/api/failure';
import { isPanelOpen } from '../focus/panelFocus';
import { copyText } from './download';
import { endOffers, showToast, type ToastAction } from './toasts';

export interface WriteResult {
  error?: unknown;
}

/** Call after a late toast with actions, which would cover a panel opened meanwhile. `isHere`: not left. */
export function endLateOffers(isHere: boolean) {
  if (!isHere && isPanelOpen()) endOffers();
}

/** Copies a path as a URL. A refusal is silent: the address bar has the link too. */
export async function copyLink(path: string) {
  if (await copyText(`${window.location.origin}${path}`)) showToast('Link copiado!');
}

/** Copies a URL visible on screen; a refusal asks to select it there. */
export async function copyShownLink(href: string) {
  if (await copyText(href)) showToast('Link copiado!');
  else showToast('Não foi possível copiar. Selecione o link e copie.', { tone: 'error' });
}

/** Toast action that restores a record; `name` is its reference, e.g. `LI-12`. */
export const undoOffer = (name: string, undo: () => PromiseLike<WriteResult>): ToastAction => ({
  label: 'Desfazer',
  onSelect: () =>
    void Promise.resolve(undo()).then(({ error }) => {
      const failure = failureOf(error);
      if (failure) showToast(failure.message, { tone: 'error', findings: failure });
      else showToast(`A alteração de ${name} foi desfeita!`);
    }),
});
