import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { settled } from '@tests/settled';
import { onGiven, takeGiven, watchFragments } from './givenFragment';

beforeEach(() => window.history.replaceState({ key: 'list' }, '', '/voters/list?page=2'));
afterEach(() => {
  globalThis.givenFragment = undefined;
  window.history.replaceState(null, '', '/');
});

const watch = () => onTestFinished(watchFragments());
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('what an address is opened with', () => {
  it('is out of the address before anything else, and is taken once', () => {
    window.history.replaceState(null, '', '/#ligacao=19981110001');
    watch();
    expect(address()).toBe('/');
    expect(takeGiven('ajustes')).toBeNull();
    expect(takeGiven('ligacao')).toBe('19981110001');
    expect(takeGiven('ligacao')).toBeNull();
  });

  it('leaves other fragments as they are', () => {
    window.history.replaceState(null, '', '/#conteudo');
    watch();
    expect(address()).toBe('/#conteudo');
  });

  it('is heard while the page is open, and neither the router nor the way back knows of it', async () => {
    watch();
    const router = vi.fn();
    const heard = vi.fn();
    window.addEventListener('popstate', router);
    onTestFinished(() => window.removeEventListener('popstate', router));
    onTestFinished(onGiven(heard));
    window.location.hash = '#ligacao=19981110001';
    await settled(() => expect(heard).toHaveBeenCalledOnce());
    expect(takeGiven('ligacao')).toBe('19981110001');
    await settled(() => expect(window.history.state).toEqual({ key: 'list' }));
    expect(address()).toBe('/voters/list?page=2');
    expect(router).not.toHaveBeenCalled();
    window.location.hash = '#conteudo';
    await settled(() => expect(router).toHaveBeenCalledOnce());
    expect(heard).toHaveBeenCalledOnce();
  });
});
