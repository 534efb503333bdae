import { afterEach, describe, expect, it } from 'vitest';
import { panelClosed, panelOpened } from '@/ui/focus/panelFocus';
import { focusOnHeading } from './focusOnHeading';

afterEach(() => document.body.replaceChildren());

const turn = () => new Promise((resolve) => setTimeout(resolve));

const screenWith = (title: string) => {
  document.body.innerHTML = `<main><h1>${title}</h1></main>`;
  return document.querySelector('h1');
};

describe('focusOnHeading', () => {
  it('waits for the title, and follows the one that takes its place', async () => {
    const stop = focusOnHeading(null);
    const waiting = screenWith('Carregando...');
    await turn();
    expect(waiting).toHaveFocus();
    const title = screenWith('Eleitores');
    await turn();
    expect(title).toHaveFocus();
    stop();
  });

  it('leaves the focus to a panel that opened with the page, though its layer is not drawn yet', async () => {
    const stop = focusOnHeading(null);
    const opener = panelOpened();
    const title = screenWith('Compromissos');
    await turn();
    expect(title).not.toHaveFocus();
    panelClosed(opener);
    await turn();
    stop();
  });
});
