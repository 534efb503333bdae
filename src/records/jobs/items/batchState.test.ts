import { describe, expect, it, vi } from 'vitest';
import { createFailure } from '@/api/failure';
import { buildCsv } from '@/formats/csv';
import { begin, lost, pass, stopClock } from '@tests/bulkWrites';
import { countEntries, engineCsvColumns, engineCsvRows } from './batchState';

stopClock();

describe('what is told of it', () => {
  it('comes ten times a second at most, and at once of another phase', async () => {
    const { writing } = begin(1000);
    const started = Date.now();
    const phases: string[] = [];
    writing.subscribe(() => phases.push(writing.batch().phase));
    while (writing.batch().phase !== 'ended') await pass(100);
    expect(Date.now() - started).toBeLessThanOrEqual(60_000);
    expect(phases.length).toBeLessThanOrEqual(600);
    expect(phases.length).toBeGreaterThan(400);
    expect(phases).toContain('ended');
    expect(countEntries(writing.batch()).done).toBe(1000);
  });

  it('is heard until one stops listening', () => {
    const { writing } = begin(3);
    const listener = vi.fn();
    const end = writing.subscribe(listener);
    writing.pause();
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    writing.resume();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('can be counted, and goes to a CSV that holds no formula', async () => {
    const refusal = { error: createFailure('validation', { message: '=1+1' }) };
    const { writing } = begin(5, { 0: [refusal], 1: [lost] });
    await pass(250);
    writing.stop();
    const batch = writing.batch();
    expect(countEntries(batch)).toEqual({
      waiting: 0,
      doing: 1,
      done: 2,
      same: 0,
      leftOut: 0,
      refused: 1,
      unknown: 1,
    });
    const lines = (await buildCsv(engineCsvColumns, engineCsvRows(batch))).split('\r\n');
    expect(lines[0]).toContain('"O quê";"Situação";"Motivo"');
    expect(lines[1]).toBe(`"'=Item 0";"Recusado";"'=1+1"`);
    expect(lines[2]).toMatch(/^"'=Item 1";"A conferir";"O sistema demorou demais/);
    expect(lines[3]).toBe(`"'=Item 2";"Feito";""`);
  });
});
