import { describe, expect, it } from 'vitest';
import { nextStep } from './nextStep';

const answered = { progressDate: '2026-11-20T10:00:00', description: 'Retorno por WhatsApp: feito.' };
const comment = { progressDate: '2026-11-20T10:00:00', description: 'A equipe foi ao local.' };
const document = { typeId: 1 };

describe('what is to be done next with a request', () => {
  it.each([
    ['Aberto', 'document'],
    ['Novo', 'document'],
    [' Não iniciado', 'document'],
    ['Em andamento', 'status'],
    ['Aguardando a secretaria', 'status'],
    ['Aguardando o eleitor', 'reply'],
    ['A retornar', 'reply'],
    ['', 'status'],
  ])('is, of one that is %s, %s', (statusName, step) => {
    expect(nextStep({ statusName, documents: [], progress: [comment] }, true)).toBe(step);
  });

  it('is a new status once it has its document', () => {
    expect(nextStep({ statusName: 'Aberto', documents: [document], progress: [] }, true)).toBe('status');
  });

  it('is the answer once it ended, and nothing after it', () => {
    const ended = { statusName: 'Concluído', documents: [document] };
    expect(nextStep({ ...ended, progress: [comment] }, false)).toBe('reply');
    expect(nextStep({ ...ended, progress: [answered, comment] }, false)).toBeNull();
  });
});
