import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { personOf } from '@tests/person';
import { seen } from '@tests/seen';
import { InRouter } from '@tests/InRouter';
import { beginSession, endSession } from '@/session/currentSession';
import { persistedPreferenceOf } from './persistedPreferenceOf';
import { ShelfNotice } from './panel/ShelfNotice';
import { shelf, useShelf } from './shelf';

const read = (text: string): string[] | null => (text.startsWith('!') ? null : text.split(','));
const key = 'tribuna.prova';
const words = shelf<string[]>({ key, none: [], read, write: (all) => all.join(',') });
const add = (word: string) => words.change((all) => [...all, word]);
const signIn = beginSession;
const someone = personOf(7, 1);
const colleague = personOf(7, 2);
const stranger = personOf(8, 3);

/** The stored texts under the key, by owner. */
const stored = () =>
  Object.fromEntries(
    Object.entries({ ...localStorage }).flatMap(([at, text]) => (at.startsWith(key) ? [[at, text]] : [])),
  );
const ownKey = () => Object.keys(stored()).find((at) => at !== key) ?? '';

afterEach(() => {
  vi.restoreAllMocks();
  endSession();
});

describe('what an office keeps in this browser', () => {
  it('is there for a colleague, not for another office, and again for its own', () => {
    signIn(someone);
    expect(add('um')).toBe('');
    endSession();
    expect(words.value()).toEqual([]);
    signIn(stranger);
    expect(words.value()).toEqual([]);
    expect(add('outro')).toBe('');
    signIn(colleague);
    expect(words.value()).toEqual(['um']);
    expect(add('dois')).toBe('');
    signIn(someone);
    expect(words.value()).toEqual(['um', 'dois']);
    expect(Object.keys(stored())).toHaveLength(2);
  });

  it('is kept by nobody who is not signed in', () => {
    expect(add('um')).not.toBe('');
    expect(stored()).toEqual({});
  });

  it('changes on the screen with who is signed in, and with other tabs', async () => {
    signIn(someone);
    add('um');
    const Words = () => <p>Palavras: {useShelf(words).join(' e ')}</p>;
    render(<Words />);
    expect(screen.getByText('Palavras: um')).toBeVisible();
    localStorage.setItem(ownKey(), 'um,dois');
    window.dispatchEvent(new StorageEvent('storage'));
    await seen('Palavras: um e dois');
    signIn(stranger);
    await seen('Palavras:');
  });

  it('is not written over where it cannot be read', () => {
    signIn(someone);
    add('um');
    localStorage.setItem(ownKey(), '!estragado');
    expect(add('dois')).toMatch(/^Não conseguimos ler o que este navegador já guarda/);
    expect(Object.values(stored())).toEqual(['!estragado']);
  });

  it('says when the browser does not keep it, and why it refuses', () => {
    signIn(someone);
    expect(words.change(() => 'Não cabe.')).toBe('Não cabe.');
    expect(stored()).toEqual({});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(add('um')).toMatch(/^Este navegador não conseguiu guardar/);
    expect(words.value()).toEqual(['um']);
  });
});

describe('what a person keeps in this browser', () => {
  it('is not for a colleague', () => {
    const last = persistedPreferenceOf('person', key);
    signIn(someone);
    expect(last.keep('7')).toBe(true);
    signIn(colleague);
    expect(last.read()).toBe('');
    signIn(someone);
    expect(last.read()).toBe('7');
  });
});

describe('what is wrong with what is kept', () => {
  const show = () => {
    render(<ShelfNotice shelf={words} what="palavras" join={(now, before) => [...now, ...before]} />, {
      wrapper: InRouter,
    });
    return userEvent.setup();
  };

  it('is said, and it is erased only by who says so', async () => {
    signIn(someone);
    add('um');
    localStorage.setItem(ownKey(), '!estragado');
    const user = show();
    expect(screen.getByText(/^Não conseguimos ler o que este navegador guarda de palavras\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apagar e começar de novo' }));
    expect(screen.queryByText(/^Não conseguimos ler/)).not.toBeInTheDocument();
    expect(add('dois')).toBe('');
    expect(words.value()).toEqual(['dois']);
  });

  it('of an earlier version, is shown to nobody, and brought by the office that says that it is its own', async () => {
    localStorage.setItem(key, 'antes');
    signIn(stranger);
    expect(words.value()).toEqual([]);
    const user = show();
    expect(screen.queryByText(/antes,/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Não é' }));
    expect(screen.queryByRole('button', { name: 'Não é' })).not.toBeInTheDocument();
    expect(localStorage.getItem(key)).toBe('antes');

    signIn(someone);
    await user.click(await screen.findByRole('button', { name: 'É do meu gabinete: trazer' }));
    expect(words.value()).toEqual(['antes']);
    expect(localStorage.getItem(key)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Não é' })).not.toBeInTheDocument();
  });
});
