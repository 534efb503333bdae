import * as v from 'valibot';
import { expect, it } from 'vitest';
import { today } from '@/formats/dates';
import { serviceDetails } from './service';
import {
  completionProblem,
  emptyDocument,
  inputFrom,
  newService,
  newStatus,
  rowChanges,
  toWire,
} from './serviceInput';

const service = v.parse(serviceDetails, {
  ...{ id: 7, reference: 'AT-7', statusId: 2, statusName: 'Aberto', requestDate: '2026-11-18' },
  ...{ electorId: 9, electorName: 'José', electorTelephone: '19981234567', description: 'Poda' },
  ...{ categoryId: 3, originId: 4, officeId: 5, departmentId: 6, completionDate: null },
  responsibles: [{ userId: 11, userName: 'Ana' }],
  documents: [{ id: 1, typeId: 2, typeName: 'Ofício', number: '12', year: '2026' }],
});
const elector = { value: 9, label: 'José', telephone: '19981234567' };

it('a request begins today, of nobody, in the name of who makes it', () => {
  expect(newService()).toMatchObject({
    elector: null,
    requestDate: today(),
    responsibles: [],
    documents: [],
  });
  expect(newService(elector, 0)).toMatchObject({ elector, responsibles: [0] });
  expect(newStatus()).toEqual({ statusNewId: null, comment: '', completionDate: '', ended: null });
  expect([newStatus(3).statusNewId, emptyDocument().year]).toEqual([3, today().slice(0, 4)]);
});

it('a request comes through the form as it was', () => {
  const input = inputFrom(service);
  const same = { statusId: 2, categoryId: 3, originId: 4, officeId: 5, departmentId: 6, responsibles: [11] };
  expect(input).toEqual({
    ...{ ...same, elector, requestDate: '2026-11-18', completionDate: '', description: 'Poda' },
    documents: [{ typeId: 2, number: '12', year: '2026' }],
  });
  expect(toWire({ ...input, description: ' Poda\n' })).toEqual({
    ...{ ...same, electorId: 9, requestDate: '2026-11-18', completionDate: null, description: 'Poda' },
    documents: [{ typeId: 2, number: 12, year: 2026 }],
  });
  const bare = inputFrom({ ...service, electorId: null, requestDate: null, completionDate: '2026-11-20' });
  expect(bare).toMatchObject({ elector: null, requestDate: '', completionDate: '2026-11-20' });
  expect(toWire(bare)).toMatchObject({ electorId: null, completionDate: '2026-11-20' });
});

it('an edit changes its row, and leaves whose it is where nobody was chosen', () => {
  const names = { categoryName: 'Poda', departmentName: '' };
  const input = { ...inputFrom(service), description: ' Poda ' };
  expect(rowChanges(input, names)).toEqual({
    ...{ ...names, description: 'Poda', requestDate: '2026-11-18' },
    ...{ electorId: 9, electorName: 'José', electorTelephone: '19981234567' },
  });
  expect(rowChanges({ ...input, elector: null, requestDate: '' }, names)).toEqual({
    ...{ ...names, description: 'Poda', requestDate: null },
  });
});

it.each([
  ['2026-11-17', '2026-11-18', true],
  ['2026-11-18', '2026-11-18', false],
  ['2026-11-19', '2026-11-18', false],
  ['', '2026-11-18', false],
  ['2026-11-17', '', false],
])('ended on %j, asked for on %j: a problem is %s', (completion, request, isProblem) =>
  expect(completionProblem(completion, request) !== undefined).toBe(isProblem),
);
