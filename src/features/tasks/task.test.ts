import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { buildCsv } from '@/formats/csv';
import { addDays, today } from '@/formats/dates';
import {
  byDate,
  dueOf,
  finish,
  isOverdue,
  reopen,
  statusName,
  stepOf,
  taskRow,
  taskSources,
  type Task,
} from './task';
import { csv } from './taskCsv';
import { copyOf, inputFrom, isFilled, newTask, rowChanges, toWire } from './taskInput';
import { sourceOf } from './taskSource';

const task: Task = {
  id: 12,
  source: 'voter',
  sourceId: 7,
  status: 'finished',
  description: 'Ligar;\r\nde volta',
  taskDate: '2026-11-25',
  participants: [
    { userId: 1, name: 'Helena Prado', phone: '19981234567' },
    { userId: 4, name: 'Márcia Nóbrega', phone: '' },
  ],
  notify: true,
  createdAt: '2026-11-20 09:05:41',
  updatedAt: null,
};

describe('a task', () => {
  it.each([
    ['2026-11-24', 'Atrasada'],
    ['2026-11-25', 'Hoje'],
    ['2026-11-26', 'A vencer'],
  ])('for %s is told apart on the 25th: %s', (taskDate, label) => {
    expect(dueOf({ status: 'pending', taskDate }, '2026-11-25')?.label).toBe(label);
    expect(dueOf({ status: 'finished', taskDate }, '2026-11-25')).toBeNull();
  });

  it('is late from the day after its own, is due on none without one', () => {
    const due = (days: number, status = 'pending') => isOverdue({ status, taskDate: addDays(today(), days) });
    expect([due(-1), due(0), due(1), due(-1, 'finished')]).toEqual([true, false, false, false]);
    expect(dueOf({ status: 'pending', taskDate: '' }, '2026-11-25')).toBeNull();
  });

  it('is finished where it is to be done, and else to be done again', () => {
    expect(['pending', 'finished', 'other'].map((status) => stepOf({ status }))).toEqual([
      finish,
      reopen,
      finish,
    ]);
    expect([statusName('pending'), statusName('other')]).toEqual(['Pendente', 'other']);
  });

  it('stands by its day, and of one day by when it was made', () => {
    const tasks = [
      ...[
        { id: 9, taskDate: '2026-11-01' },
        { id: 3, taskDate: '2026-11-02' },
      ],
      ...[{ id: 7, taskDate: '2026-11-01' }],
    ].map((one) => ({ ...task, ...one }));
    expect(tasks.toSorted(byDate).map(({ id }) => id)).toEqual([7, 9, 3]);
  });

  it('begins as one of who makes it, for the day after tomorrow', () => {
    const begun = newTask(4);
    expect(begun).toEqual({
      ...{
        participants: [4],
        taskDate: addDays(today(), 2),
        notify: false,
        description: '',
        status: 'pending',
      },
    });
    const filled = { ...begun, description: 'Ligar' };
    expect(isFilled(filled)).toBe(true);
    for (const lacks of [{ participants: [] }, { taskDate: '' }, { description: ' \n' }, { status: '' }])
      expect(isFilled({ ...filled, ...lacks })).toBe(false);
    expect(toWire(filled).notify).toBe(false);
    expect(rowChanges(filled, task.participants)).toEqual({ ...filled, participants: task.participants });
  });

  it('leads to what it was made from, whatever that is', () => {
    expect(sourceOf(task)).toEqual({ text: 'Eleitor 7', path: '/voters/7' });
    expect(sourceOf({ source: null, sourceId: null })).toBeNull();
    expect(sourceOf({ source: 'service', sourceId: null })).toBeNull();
    expect(taskSources.map((source) => sourceOf({ source, sourceId: 1 })?.path.split('?')[0])).toEqual([
      '/services/list',
      '/voters/1',
      '/legislative-processes/list',
      '/expenses/list',
    ]);
  });

  it('of an unknown kind of record is one of its own', () => {
    const read = v.parse(taskRow, { ...task, source: 'poll', notify: '1', participants: null });
    expect(read).toMatchObject({ source: null, notify: true, participants: [] });
  });

  it('is copied as one that is still to be done', () => {
    const input = inputFrom(task);
    expect(input).toEqual({
      participants: [1, 4],
      taskDate: '2026-11-25',
      notify: true,
      description: 'Ligar;\r\nde volta',
      status: 'finished',
    });
    expect(copyOf(task)).toEqual({ ...input, status: 'pending' });
    expect(toWire({ ...input, participants: [], description: ' Ligar ' })).toMatchObject({
      notify: false,
      description: 'Ligar',
    });
  });

  it('is one line of the Excel, with everybody in it', async () => {
    expect((await buildCsv(csv.columns, [task])).split('\r\n')[1]).toBe(
      '"12";"Ligar; de volta";"25/11/2026";"Helena Prado, Márcia Nóbrega";"Finalizada";"20/11/2026 09:05";""',
    );
  });
});
