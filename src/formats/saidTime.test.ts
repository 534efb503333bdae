import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, someDay, someHour, someText } from '@tests/always';
import { readHour, readLocalDate } from './dates';
import { readSaidTime } from './saidTime';

/** A Friday. */
const now = '2026-11-27';
const read = (line: string) => readSaidTime(line, now);

describe('a line that says when', () => {
  it.each([
    ['reunião amanhã 14h com Maria', '2026-11-28', '14:00', null, 'reunião com Maria'],
    ['Reunião com Maria hoje às 9h30', '2026-11-27', '09:30', null, 'Reunião com Maria'],
    ['visita à creche na segunda às 14:00', '2026-11-30', '14:00', null, 'visita à creche'],
    ['visita segunda 14h', '2026-11-30', '14:00', null, 'visita'],
    ['café próxima sexta 8h', '2026-12-04', '08:00', null, 'café'],
    ['sessão terça-feira das 18h às 20h', '2026-12-01', '18:00', '20:00', 'sessão'],
    ['audiência 3/12 14h-15h30 na Câmara', '2026-12-03', '14:00', '15:30', 'audiência na Câmara'],
    ['audiência no dia 03/12/2026 às 14 horas', '2026-12-03', '14:00', null, 'audiência'],
    ['missa 8 de dezembro 10h da manhã', '2026-12-08', '10:00', null, 'missa'],
    ['missa dia 8 de dezembro de 2027 7h da noite', '2027-12-08', '19:00', null, 'missa'],
    ['quinta, 3/12, 16h30: plantão', '2026-12-03', '16:30', null, 'plantão'],
    ['almoço depois de amanhã ao meio-dia', '2026-11-29', '12:00', null, 'almoço'],
    ['ligar para Ana amanhã às 14', '2026-11-28', '14:00', null, 'ligar para Ana'],
    ['reunião para amanhã às 2 e meia da tarde', '2026-11-28', '14:30', null, 'reunião'],
    ['reunião 14h com Maria', null, '14:00', null, 'reunião com Maria'],
  ])('%s', (line, date, start, end, rest) => {
    expect(read(line)).toEqual({ date, start, end, rest });
  });

  it.each([
    // Today's own weekday, a day that is over, one that is not there, two of them, a number that counts.
    ['reunião sexta 14h', 'reunião sexta'],
    ['reunião 5/1 14h', 'reunião 5/1'],
    ['reunião 31/11 14h', 'reunião 31/11'],
    ['reunião 3/12 ou 4/12 14h', 'reunião 3/12 ou 4/12'],
    ['reunião dia 3 14h', 'reunião dia 3'],
    ['segunda reunião 14h', 'segunda reunião'],
    ['rua Quinta 14h', 'rua Quinta'],
    ['sexta 3/12 14h', 'sexta 3/12'],
    ['reunião semana que vem 14h', 'reunião semana que vem'],
  ])('leaves in the line a day that is not sure, and no other in its place: %s', (line, rest) => {
    expect(read(line)).toMatchObject({ date: '', start: '14:00', rest });
  });

  it.each([
    'reunião amanhã',
    'Maria da Silva',
    'rua 14 de julho',
    'reunião 14h ou 15h',
    'curso de 8h',
    'aberto até 16h',
    'antes das 14h',
    'a partir das 14h',
    'entrega amanhã às 14 famílias',
    'das 16h às 14h',
    '14h da manhã',
    '12h da noite',
    '25h amanhã',
    'AT-119',
    '98111-0004',
  ])('says no hour: %s', (line) => {
    expect(read(line)).toBeNull();
  });

  const subject = fc
    .array(fc.constantFrom('reunião', 'com', 'Maria', 'sobre', 'a', 'creche', 'José', 'Câmara'), {
      minLength: 1,
      maxLength: 5,
    })
    .map((words) => ['visita', ...words, 'Souza'].join(' '));

  it('is read whole, whatever the day, the hour and what stands around them', () =>
    always(
      someDay(2027, 2099),
      someHour,
      subject,
      fc.constantFrom<(day: string, hour: string, subject: string) => string>(
        (day, hour, text) => `${text} ${day} ${hour}`,
        (day, hour, text) => `${day} às ${hour} ${text}`,
        (day, hour, text) => `${text}, dia ${day}, às ${hour.replace(':', 'h')}`,
      ),
      (date, hour, text, write) => {
        const [year = '', month = '', day = ''] = date.split('-');
        expect(read(write(`${day}/${month}/${year}`, hour, text))).toEqual({
          ...{ date, start: hour, end: null, rest: text },
        });
      },
    ));

  const pieces = fc.array(
    fc.constantFrom(
      ...'reunião amanhã hoje às as das da de até 14h 14 9h30 16:00 14h-16h tarde manhã noite e meia segunda sexta-feira próxima dia 3/12 31/02/2026 8 dezembro na com Maria 2h - , meio-dia que vem'.split(
        ' ',
      ),
    ),
    { maxLength: 10 },
  );

  it('keeps all else in the line, in its order, and says real days and hours alone', () =>
    always(
      fc.oneof(
        someText,
        pieces.map((words) => words.join(' ')),
      ),
      (line) => {
        const said = read(line);
        if (!said) return;
        expect(readHour(said.start)).toBe(said.start);
        if (said.end) expect(said.end > said.start).toBe(true);
        if (said.date) expect(readLocalDate(said.date)).toBe(said.date);
        let from = 0;
        for (const word of said.rest.split(' ').filter(Boolean)) {
          const at = line.indexOf(word, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + word.length;
        }
      },
    ));
});
