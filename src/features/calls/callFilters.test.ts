import { describe, expect, it } from 'vitest';
import { activeFilters } from '@/ui/list/filters';
import { callsModule } from './callsModule';

const { table, emptyFilters } = callsModule;

const users = [{ id: 3, name: 'Ana Lima', isActive: false, phone: '' }];

describe('the filters in force', () => {
  it('are none when all are empty', () => {
    expect(activeFilters(table, emptyFilters, users)).toEqual([]);
  });

  it('are said as they are read on the screen', () => {
    const chips = activeFilters(
      table,
      {
        reference: 'LI-12',
        name: 'josé',
        telephone: '19981234567',
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        status: 2,
        subject: 'poda',
        participantId: 3,
      },
      users,
    );
    expect(chips.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Referência: LI-12',
      'Nome: josé',
      'Telefone: (19) 98123-4567',
      'A partir de: 01/11/2026',
      'Até: 30/11/2026',
      'Status: Retornar ligação',
      'Assunto: poda',
      'Com quem deseja falar: Ana Lima',
    ]);
  });

  it('name a part of a telephone as it is, and a user not known yet by number', () => {
    const chips = activeFilters(table, { ...emptyFilters, telephone: '9812', participantId: 8 }, []);
    expect(chips.map(({ value }) => value)).toEqual(['9812', 'nº 8']);
  });
});
