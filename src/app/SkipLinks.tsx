import type { MouseEvent } from 'react';
import { isPanelOpen } from '@/ui/panel/panelFocus';

/** In the order, and with the access keys, that Brazilian public bodies use everywhere (eMAG 1.5). */
const places = [
  ['#conteudo', 'Ir para o conteúdo [1]'],
  ['#menu', 'Ir para o menu [2]'],
  ['#busca', 'Ir para a busca [3]'],
] as const;

/** Goes there without a trace in the address; from under a panel nothing is gone to. */
function go(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { hash } = event.currentTarget;
  if (!isPanelOpen())
    document.querySelector<HTMLElement>(`${hash}:is([tabindex], input), ${hash} a, ${hash} button`)?.focus();
}

/** The first stops of Tab on every screen of the staff. */
export function SkipLinks() {
  return (
    <div className="skip-links">
      {places.map(([place, words], index) => (
        <a key={place} href={place} accessKey={String(index + 1)} onClick={go}>
          {words}
        </a>
      ))}
    </div>
  );
}
