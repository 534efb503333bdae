import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './readEnvironment';

type Given = Record<string, string | undefined>;
const read = (given: Given) => readEnvironment({ ...import.meta.env, ...given });

/** The problems of wrong settings, one per line. */
function problemsOf(given: Given) {
  try {
    read(given);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe('after how many minutes without use the screen is covered', () => {
  const minutesOf = (minutes: string | undefined) => read({ VITE_LOCK_MINUTES: minutes }).lockMinutes;

  it.each([
    [undefined, 30],
    ['', 30],
    ['0', 0],
    [' 5 ', 5],
  ])('is, of %j, %d', (written, minutes) => expect(minutesOf(written)).toBe(minutes));

  it.each(['-1', 'meia hora', 'Infinity'])('is refused when it is %j', (written) =>
    expect(() => minutesOf(written)).toThrow(/VITE_LOCK_MINUTES precisa ser um número/),
  );
});

it('no visit says what it took unless a share of them is given', () => {
  const shareOf = (share: string) => read({ VITE_FIELD_SHARE: share }).fieldShare;
  expect(['', '2.5', '100'].map(shareOf)).toEqual([0, 2.5, 100]);
  for (const wrong of ['todas', '-1', '101'])
    expect(() => shareOf(wrong)).toThrow(/VITE_FIELD_SHARE precisa ser uma porcentagem/);
});

describe('an address', () => {
  it.each([
    ['https://api.example.com.br', 'https://api.example.com.br'],
    ['http://10.0.0.7:8080/php/', 'http://10.0.0.7:8080/php'],
    [' /api/// ', '/api'],
    ['/', '/'],
  ])('%j is read as %s', (written, address) => expect(read({ VITE_API_URL: written }).apiUrl).toBe(address));

  it.each(['api.example.com.br', 'api/v2', '//outro.example', '/\\outro.example', 'ftp://example.com.br'])(
    '%s is none',
    (written) =>
      expect(problemsOf({ VITE_API_URL: written })).toEqual([
        `VITE_API_URL precisa ser um endereço (https://…) ou um caminho (/…); recebido: "${written}".`,
      ]),
  );

  it('may be left out where it only switches something on, and has to be one if given', () => {
    expect(read({ VITE_USAGE_EVENTS_URL: ' ' }).usageEventsUrl).toBe('');
    expect(read({ VITE_USAGE_EVENTS_URL: '/eventos/' }).usageEventsUrl).toBe('/eventos');
    expect(problemsOf({ VITE_USAGE_EVENTS_URL: 'eventos' })).toHaveLength(1);
  });
});

it('says at once of every setting what is wrong with it', () => {
  expect(
    problemsOf({ VITE_API_URL: undefined, VITE_COOKIE_KEY: ' ', VITE_NEWS: 'sim', VITE_LOCK_MINUTES: '-1' }),
  ).toEqual([
    'VITE_COOKIE_KEY está vazia.',
    'VITE_API_URL está vazia.',
    'VITE_LOCK_MINUTES precisa ser um número de minutos, ou 0 para nunca; recebido: "-1".',
    'VITE_NEWS precisa ser true ou false; recebido: "sim".',
  ]);
});

it('the passphrase of the cookies has sixteen characters at the least', () => {
  expect(read({ VITE_COOKIE_KEY: 'dezesseis-letras' }).cookieKey).toBe('dezesseis-letras');
  expect(problemsOf({ VITE_COOKIE_KEY: 'quinze-letras-0' })).toEqual([
    'VITE_COOKIE_KEY precisa ter 16 caracteres ou mais.',
  ]);
});

it.each([
  ['', false, true],
  ['true', true, true],
  ['false', false, false],
])(
  'reminders by WhatsApp are off and the bell is on unless told otherwise: %j',
  (written, reminder, news) => {
    const { whatsappReminder, hasNews } = read({ VITE_WHATSAPP_REMINDER: written, VITE_NEWS: written });
    expect([whatsappReminder, hasNews]).toEqual([reminder, news]);
  },
);

it('the number to write to is its digits, however it was written', () =>
  expect(read({ VITE_CONTACT_WHATSAPP: '(11) 98765-4321' }).contactWhatsapp).toBe('11987654321'));
