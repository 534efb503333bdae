import { describe, expect, it } from 'vitest';
import { questionOf } from './question';

const voters = '/voters/list';
const services = '/services/list';
const documents = '/legislative-processes/list';
const appointments = '/appointments/list';
const calls = '/phonecalls/list';
const words = [voters, services, documents, appointments];

describe('what is sent of a text', () => {
  it.each([
    ['AT-119', 'AT-119', true, [services]],
    ['at 119', 'AT-119', true, [services]],
    ['LI-12', 'LI-12', true, [calls]],
    ['ag7', 'AG-7', true, [appointments]],
    ['412/2026', '412/2026', true, [documents]],
    ['412 / 2026', '412 / 2026', true, [documents]],
    ['529.982.247-25', '529.982.247-25', false, [voters]],
    ['52998224725', '52998224725', false, [voters]],
    ['3235-0001', '3235-0001', false, [voters]],
    ['(19) 98123-4567', '(19) 98123-4567', false, [voters]],
    // Neither a day nor digits after a year make a document number.
    ['20/11/2026', '20/11/2026', false, [voters]],
    ['412/2026-01', '412/2026-01', false, [voters]],
  ])('%s goes to one source alone', (typed, text, isReference, sources) => {
    expect(questionOf(` ${typed} `)).toEqual({ text, isReference, sources });
  });

  it('a number is a reference of any record, and three letters are words', () => {
    expect(questionOf('119')).toEqual({ text: '119', isReference: true, sources: words });
    expect(questionOf('XAT-119')).toEqual({ text: 'XAT-119', isReference: false, sources: words });
    expect(questionOf('zé da luz')).toEqual({ text: 'zé da luz', isReference: false, sources: words });
  });

  it.each(['', '  ', 'ma', 'a b c', 'ZZ-12 3', 'AT-119 x', '12.3', '20/11'])('%s asks nothing', (typed) => {
    expect(questionOf(typed)).toBeNull();
  });
});
