import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '@tests/always';
import samples from '@tests/conversations';
import { readConversation, type Message } from './readConversation';
import { askerOf, lastTalk, mediaOf, phoneOf, textOf } from './speakers';

const today = '2026-11-27';
const read = (text: string) => readConversation(text, today);

const shown = ({ speaker, text, media, isForwarded }: Message) => {
  const said = [isForwarded && '→', text].filter(Boolean).join(' ');
  const sent = media.map(({ kind, name }) => ` <${[kind, name].filter(Boolean).join(' ')}>`).join('');
  return `${speaker}${speaker && said && ': '}${said}${sent}`;
};

describe('a conversation', () => {
  it.each(samples)('is read: $name', ({ text, form, at, read: expected, deleted = 0 }) => {
    const found = read(text);
    expect(found.messages.map(shown)).toEqual(expected);
    expect(found).toMatchObject({ form, deleted, unread: 0 });
    expect(found.messages[0]?.at).toBe(at);
  });

  it('is read of as many forms as are known', () => {
    expect(samples.length).toBeGreaterThanOrEqual(40);
  });

  it('is read back whole from every form, whoever writes whatever', () => {
    const word = fc.constantFrom(
      'luz',
      'água',
      '12:30',
      'Rua 7',
      'não',
      '🙏',
      'a: b',
      '[x]',
      '- item',
      '50%',
    );
    const text = fc.array(
      fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    const speaker = fc.constantFrom('Maria', 'Gabinete Ana', '+55 19 98111-0004', 'Zé 🌻', 'يوسف');
    const message = fc.record({
      speaker,
      text: text.map((all) => all.join('\n')),
      minute: fc.integer({ min: 0, max: 1439 }),
    });
    const forms = {
      android: (day: string, hour: string) => `${day}/2026 ${hour} - `,
      iphone: (day: string, hour: string) => `[${day}/2026, ${hour}:07] `,
      web: (day: string, hour: string) => `[${hour}, ${day}/2026] `,
      selection: (day: string, hour: string) => `[${day} ${hour}] `,
    };
    const form = fc.constantFrom(...(Object.keys(forms) as (keyof typeof forms)[]));
    always(fc.record({ form, messages: fc.array(message, { minLength: 1, maxLength: 6 }) }), (drawn) => {
      const hourOf = (minute: number) =>
        `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const text = drawn.messages
        .map(
          ({ speaker: who, text: said, minute }) =>
            `${forms[drawn.form]('13/11', hourOf(minute))}${who}: ${said}`,
        )
        .join('\n');
      expect(read(text).messages).toEqual(
        drawn.messages.map(({ speaker: who, text: said, minute }) => ({
          at: `2026-11-13 ${hourOf(minute)}:00`,
          speaker: who,
          text: said,
          media: [],
        })),
      );
    });
  });

  it('of years is read from its end, and says how much came before', () => {
    const line = '12/11/2026 14:05 - Maria: Oi, tudo bem por aí?\n';
    const { messages, unread } = read(line.repeat(20_000));
    expect(messages.length).toBe(Math.floor(500_000 / line.length));
    expect(unread).toBe(line.length * (20_000 - messages.length));
  });
});

describe('the name before a message', () => {
  const at = '12/11/2026 14:05 - ';
  it.each([
    [`${at}~ Maria: Oi`, 'Maria', 'Oi'],
    [`${at}~Maria:   Oi `, 'Maria', 'Oi'],
    [`${at}Ma~ ria: Oi`, 'Ma~ ria', 'Oi'],
    [`${at}\u200eMaria\u200e: Oi`, 'Maria', 'Oi'],
    [`${at}Maria: `, undefined, undefined],
    [`${at}Maria:  \nOi`, 'Maria', 'Oi'],
    [`${at}${'a'.repeat(80)}: Oi`, 'a'.repeat(80), 'Oi'],
  ])('of %j is %s', (text, speaker, said) => {
    const [message] = read(`${text}\n${at}Bia: Fim`).messages.filter((one) => one.speaker !== 'Bia');
    expect([message?.speaker, message?.text]).toEqual([speaker, said]);
  });

  it('is none where nothing stands before the colon, or too much', () => {
    for (const text of [`${at}: Oi`, `${at}${'a'.repeat(81)}: Oi`, `${at}Oi`])
      expect(read(`${text}\n${at}Bia: Fim`).speakers).toEqual(['Bia']);
  });

  it('may come after lines of nobody, which are kept', () => {
    const { messages, speakers } = read(`\n Aviso: \n dois\n\n${at}Bia: um \n\n dois `);
    expect(messages.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['', 'Aviso: \n dois'],
      ['Bia', 'um \n\n dois'],
    ]);
    expect(speakers).toEqual(['Bia']);
  });

  it('stays with media alone, and not with what was taken back or says nothing', () => {
    const { messages, deleted } = read(
      `${at}Bia: IMG-1.jpg (arquivo anexado)\n${at}Bia: Mensagem apagada\n${at}Bia: Ligação de voz perdida`,
    );
    expect([messages.map(({ text, media }) => [text, media.length]), deleted]).toEqual([[['', 1]], 1]);
  });
});

it('a text of so many letters is read whole', () => {
  const line = '12/11/2026 14:05 - Maria: ';
  const { messages, unread } = read(line + 'a'.repeat(500_000 - line.length));
  expect([messages[0]?.text.length, unread]).toEqual([500_000 - line.length, 0]);
  expect(read('a'.repeat(500_001))).toMatchObject({ form: 'plain', speakers: [], unread: 1 });
});

describe('who asks in a conversation', () => {
  const asker = (speakers: string[], own: string[] = []) => askerOf({ speakers }, own);

  it.each<[string, string[], string[], ReturnType<typeof askerOf>]>([
    ['the only one who wrote', ['Maria'], [], { speaker: 'Maria', isSure: true }],
    ['who is not “Você”', ['Você', 'Maria'], [], { speaker: 'Maria', isSure: true }],
    ['who is not the office', ['Gabinete da Ana', 'Maria'], [], { speaker: 'Maria', isSure: true }],
    [
      'who is not of the names of the office',
      ['Ana Souza', 'Maria'],
      ['Vereadora Ana Souza'],
      { speaker: 'Maria', isSure: true },
    ],
    [
      'whose number alone is known',
      ['Ana', '+55 19 98111-0004'],
      [],
      { speaker: '+55 19 98111-0004', isSure: false },
    ],
    ['who wrote first, to be looked at', ['Maria', 'Bia'], [], { speaker: 'Maria', isSure: false }],
    ['nobody where all are the office', ['Você'], [], null],
  ])('is %s', (_, speakers, own, expected) => {
    expect(asker(speakers, own)).toEqual(expected);
  });

  it.each<[string, string[], boolean]>([
    ['Amigo do gabinete', [], false],
    ['Mandato Ana', [], true],
    ['Assessorias', [], false],
    ['eu', [], true],
    ['Jo Souza', ['Jo Souza Lima'], false],
    ['Ana  Souza', ['Souza, Ana'], true],
    ['Ana Souza Lima', ['Ana Souza'], true],
    ['Ana Souza Lima', ['Ana Souza Reis'], false],
    ['Souza', ['Souza'], false],
    ['Ana Souza', ['Ana Souza'], true],
  ])('%s, beside the names %j, is of the office: %s', (speaker, own, isOwn) =>
    expect(asker([speaker], own)).toEqual(isOwn ? null : { speaker, isSure: true }),
  );

  it('is not taken for the office by a first name alone', () => {
    expect(asker(['Ana Lima', 'Bia Reis'], ['Ana Souza'])).toEqual({ speaker: 'Ana Lima', isSure: false });
  });

  it('is known by a telephone only where the name is one', () => {
    expect(phoneOf('+55 19 98111-0004')).toBe('19981110004');
    expect(phoneOf('Maria 19 98111-0004')).toBe('');
    expect(phoneOf('2')).toBe('');
  });
});

describe('the last talk of a conversation', () => {
  const at = (...days: string[]) =>
    lastTalk(read(days.map((day) => `[08:00, ${day}/2026] Maria: Oi`).join('\n')).messages);

  it.each<[string, string[], number]>([
    ['begins after a rest of more than three days', ['01/10', '12/11', '15/11'], 1],
    ['begins after the last of several', ['01/09', '01/10', '12/11'], 2],
    ['is the whole where there was none', ['10/11', '12/11', '15/11'], 0],
    ['is the one message that there is', ['10/11'], 0],
  ])('%s', (_, days, expected) => {
    expect(at(...days)).toBe(expected);
  });
});

describe('what somebody wrote', () => {
  const { messages } = read(
    [
      '12/11/2026 14:05 - Maria: Falta luz',
      '12/11/2026 14:06 - Gabinete: Onde?',
      '12/11/2026 14:07 - Maria: IMG-1.jpg (arquivo anexado)',
      '13/11/2026 08:00 - Maria: Rua 7',
      '13/11/2026 08:01 - Maria: <Mídia oculta>',
    ].join('\n'),
  );
  const day = (text: string) => text.slice(8);

  it('has none of the others’ words, and the days where there are several', () => {
    expect(textOf(messages, 'Maria', day)).toBe('12:\nFalta luz\n13:\nRua 7');
    expect(textOf(messages, 'Gabinete', day)).toBe('Onde?');
  });

  it('has no day where a message has none', () => {
    const undated = { at: null, speaker: 'Maria', text: 'x', media: [] };
    const days = ['2026-11-12', '2026-11-12', '2026-11-13'].map((one) => ({
      ...undated,
      at: `${one} 08:00:00`,
    }));
    expect(textOf([undated, ...days, undated], 'Maria', day)).toBe('x\n12:\nx\nx\n13:\nx\nx');
    expect(textOf([undated, undated], 'Maria', day)).toBe('x\nx');
    const later = { ...undated, at: '2026-12-30 08:00:00' } as Message;
    expect([lastTalk([...days, undated, later]), lastTalk([...days, later]), lastTalk([])]).toEqual([
      0, 3, 0,
    ]);
  });

  it('says of a forwarded message that it is one', () => {
    const forwarded = read('[14:05, 12/11/2026] Maria: Encaminhada\nVacina').messages;
    expect(textOf(forwarded, 'Maria', day)).toBe('(encaminhada) Vacina');
  });

  it('has its media counted, and the names of those that are there', () => {
    expect(mediaOf(messages, 'Maria')).toEqual({
      counts: new Map([
        ['photo', 1],
        ['unknown', 1],
      ]),
      names: ['IMG-1.jpg'],
    });
    expect(mediaOf(messages, 'Gabinete').names).toEqual([]);
  });
});
