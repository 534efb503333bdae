import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { personOf } from '@tests/person';
import { beginSession, endSession } from '@/session/currentSession';
import { isFinalStatus } from '@/features/services/finalStatus';
import { inputOf, settingsFrom } from './optionsInput';
import {
  fileOfSettings,
  keepSettings,
  queueSettings,
  readSettings,
} from '@/features/services/queue/queueSettings';

beforeEach(() => {
  onTestFinished(endSession);
  beginSession(personOf(7, 1));
});

const statuses = [
  { id: 1, name: 'Aberto' },
  { id: 2, name: 'Concluído' },
  { id: 3, name: 'Aguardando a secretaria' },
];
const categories = [{ id: 7, name: 'Saúde' }];

describe('which statuses are open', () => {
  it('goes by their names, until it is ticked', () => {
    const started = inputOf(queueSettings(), statuses, categories);
    expect(started).toEqual({ open: [1, 3], days: '30', ofCategory: { c7: '' } });
    expect(isFinalStatus('Concluído', 2)).toBe(true);
    keepSettings(settingsFrom({ ...started, open: [1, 2] }, statuses, categories));
    expect(isFinalStatus('Concluído', 2)).toBe(false);
    expect(isFinalStatus('Aguardando a secretaria', 3)).toBe(true);
    // A status created later, or known only by name.
    expect(isFinalStatus('Arquivado', 9)).toBe(true);
    expect(isFinalStatus('Aguardando a secretaria')).toBe(false);
  });

  it('keeps ids and numbers only', () => {
    const input = { open: [1], days: '45', ofCategory: { c7: '10' } };
    keepSettings(settingsFrom(input, statuses, categories));
    expect(fileOfSettings(queueSettings())).not.toMatch(/Aberto|Saúde/);
    expect(inputOf(queueSettings(), statuses, categories)).toEqual(input);
  });
});

describe('a file of settings', () => {
  const sound = { abertos: [1], encerrados: [2], prazo: 30, prazos: [{ categoria: 7, dias: 10 }] };

  it('is read as it was written', () => {
    const read = readSettings(JSON.stringify(sound));
    expect(read?.categoryDays.get(7)).toBe(10);
    expect(JSON.parse(fileOfSettings(read ?? queueSettings()))).toEqual(sound);
  });

  it.each([
    ['another file', { modelos: [] }],
    ['a word for an id', { ...sound, abertos: ['um'] }],
    ['no day', { ...sound, prazo: 0 }],
    ['days without end', { ...sound, prazos: [{ categoria: 7, dias: 99999 }] }],
    ['a piece of a day', { ...sound, prazo: 1.5 }],
  ])('is refused where it is %s', (_, file) => expect(readSettings(JSON.stringify(file))).toBeNull());

  it('is refused where it is no JSON', () => expect(readSettings('abertos: 1')).toBeNull());
});
