import type { MouseEvent } from 'react';
import { isPanelOpen } from '@/ui/focus/panelFocus';

/** Order and access keys according to eMAG 1.5. */
const places = [
  ['#conteudo', 'Ir para o conteúdo [1]'],
  ['#menu', 'Ir para o menu [2]'],
  ['#busca', 'Ir para a busca [3]'],
] as const;

/** Focuses the target without changing the URL; not under an open panel. */
function go(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { hash } = event.currentTarget;
  if (!isPanelOpen())
    document.querySelector<HTMLElement>(`${hash}:is([tabindex], input), ${hash} a, ${hash} button`)?.focus();
}

/** The first tab stops of staff screens. */
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
