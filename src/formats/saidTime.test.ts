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
    ['reunião (amanhã), ((14h))!', '2026-11-28', '14:00', null, 'reunião'],
    ['14h -, reunião', null, '14:00', null, 'reunião'],
    ['reunião -, 14h', null, '14:00', null, 'reunião'],
    ['almoço hoje meio dia', '2026-11-27', '12:00', null, 'almoço'],
    ['visita 9 h', null, '09:00', null, 'visita'],
    ['sala9 h 9a h 14h', null, '14:00', null, 'sala9 h 9a h'],
    ['reunião 14h e meia', null, '14:30', null, 'reunião'],
    ['visita 14h e meia hora de café', null, '14:00', null, 'visita e meia hora de café'],
    ['reunião às 2 da tarde', null, '14:00', null, 'reunião'],
    ['14h onda tarde', null, '14:00', null, 'onda tarde'],
    ['café 2h da tardezinha', null, '02:00', null, 'café da tardezinha'],
    ['plantão 14:00-15:30', null, '14:00', '15:30', 'plantão'],
    ['plantão 14h30-16h', null, '14:30', '16:00', 'plantão'],
    ['plantão das 14h até as 16h', null, '14:00', '16:00', 'plantão'],
    ['plantão 14h às 16', null, '14:00', '16:00', 'plantão'],
    ['plantão de 14h a 16h', null, '14:00', '16:00', 'plantão'],
    ['onde 14h-16h', null, '14:00', '16:00', 'onde'],
    ['dado 14h-16h', null, '14:00', '16:00', 'dado'],
    ['combate 14h-16h', null, '14:00', '16:00', 'combate'],
    ['ateliê 14h-16h', null, '14:00', '16:00', 'ateliê'],
    ['reunião 14h quinta', '2026-12-03', '14:00', null, 'reunião'],
    ['plantão quinta das 14h às 16h', '2026-12-03', '14:00', '16:00', 'plantão'],
    ['visita nesta segunda-feira 14h', '2026-11-30', '14:00', null, 'visita'],
    ['reunião 27/11 14h', '2026-11-27', '14:00', null, 'reunião'],
    // A past day is accepted if its year is given.
    ['ata 3/11/2026 14h', '2026-11-03', '14:00', null, 'ata'],
    ['ata 3 de novembro de 2026 14h', '2026-11-03', '14:00', null, 'ata'],
  ])('%s', (line, date, start, end, rest) => {
    expect(read(line)).toEqual({ date, start, end, rest });
  });

  it.each([
    // Today's own weekday, a past day, a nonexistent one, two days, an ordinal.
    ['reunião sexta 14h', 'reunião sexta'],
    ['reunião 5/1 14h', 'reunião 5/1'],
    ['reunião 10/11 14h', 'reunião 10/11'],
    ['reunião 3 de novembro 14h', 'reunião 3 de novembro'],
    ['reunião 31/11/2026 14h', 'reunião 31/11/2026'],
    ['segunda 30/11 ou 1/12 14h', 'segunda 30/11 ou 1/12'],
    ['segunda reunião 30/11 14h', 'segunda reunião 30/11'],
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
    ...['12h da noite', '12h da manhã', '2h da madrugada', 'plantão 14h-16h às 17h', 'reunião 14h 15h'],
    ...['plantão 14h - a até 16h', 'antes das 14h às 16h', '14h-14h', '14h-25h'],
    ...['entrega às 14 creche', 'entrega às 14 entregas'],
    '25h amanhã',
    'AT-119',
    '98111-0004',
  ])('says no hour: %s', (line) => {
    expect(read(line)).toBeNull();
  });

  it.each([
    ['manhã', [[0, 11, 0]]],
    [
      'tarde',
      [
        [1, 7, 12],
        [12, 18, 0],
      ],
    ],
    [
      'noite',
      [
        [6, 11, 12],
        [18, 23, 0],
      ],
    ],
    ['madrugada', []],
  ])('of the %s says only the hours from, to, so much later: %j', (part, spans) => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    const meant = hours.map((hour) => {
      const [, , later] = spans.find(([from = 0, to = 0]) => hour >= from && hour <= to) ?? [];
      return later === undefined ? undefined : `${String(hour + later).padStart(2, '0')}:00`;
    });
    expect(hours.map((hour) => read(`${hour}h da ${part}`)?.start)).toEqual(meant);
  });

  it('counts from the day it is told, and reads a line of so many letters at most', () => {
    // A Wednesday.
    const dateOf = (line: string) => readSaidTime(`${line} 14h`, '2031-05-14')?.date;
    expect(['hoje', '16/5', '20 de maio', 'sexta-feira', 'sexta'].map(dateOf)).toEqual([
      ...['2031-05-14', '2031-05-16', '2031-05-20', '2031-05-16', '2031-05-16'],
    ]);
    expect(read(`14h ${'a'.repeat(296)}`)?.start).toBe('14:00');
    expect(read(`14h ${'a'.repeat(297)}`)).toBeNull();
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
