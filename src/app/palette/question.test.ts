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
    ['AT-119', 'AT-119', [services]],
    ['at 119', 'AT-119', [services]],
    ['LI-12', 'LI-12', [calls]],
    ['ag7', 'AG-7', [appointments]],
    ['412/2026', '412/2026', [documents]],
    ['529.982.247-25', '529.982.247-25', [voters]],
    ['52998224725', '52998224725', [voters]],
    ['(19) 98123-4567', '(19) 98123-4567', [voters]],
  ])('%s goes to one source alone', (typed, text, sources) => {
    expect(questionOf(` ${typed} `)).toMatchObject({ text, sources });
  });

  it('a number is a reference of any record, and three letters are words', () => {
    expect(questionOf('119')).toEqual({ text: '119', isReference: true, sources: words });
    expect(questionOf('zé da luz')).toEqual({ text: 'zé da luz', isReference: false, sources: words });
  });

  it.each(['', '  ', 'ma', 'a b c', 'ZZ-12 3', '12.3', '20/11'])('%s asks nothing', (typed) => {
    expect(questionOf(typed)).toBeNull();
  });
});
