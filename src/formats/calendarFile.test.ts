import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildIcs, officeZone, zoneHere, type CalendarEvent } from './calendarFile';

afterEach(() => vi.unstubAllEnvs());

const event: CalendarEvent = {
  uid: 'compromisso-12@tribuna',
  subject: 'Reunião',
  start: '2026-11-20 09:00:00',
  end: '2026-11-20 10:30:00',
  location: 'Câmara',
  description: 'Pauta',
};
const now = new Date(Date.UTC(2026, 10, 1, 12, 30, 15));

/** RFC 5545: unfold, then read name and value of each line. */
const read = (ics: string) =>
  new Map(
    ics
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
const unescape = (text = '') =>
  text.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));

it('writes one event', () => {
  expect(buildIcs(event, now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tribuna//Compromissos//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:America/Sao_Paulo',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-0300',
    'TZOFFSETTO:-0300',
    'TZNAME:-03',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:compromisso-12@tribuna',
    'DTSTAMP:20261101T123015Z',
    'DTSTART;TZID=America/Sao_Paulo:20261120T090000',
    'DTEND;TZID=America/Sao_Paulo:20261120T103000',
    'SUMMARY:Reunião',
    'LOCATION:Câmara',
    'DESCRIPTION:Pauta',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each(['America/Sao_Paulo', 'UTC', 'Asia/Tokyo'])('writes the same in %s', (zone) => {
  const here = buildIcs(event, now);
  vi.stubEnv('TZ', zone);
  expect(buildIcs(event, now)).toBe(here);
});

it('leaves out what is missing and an end before the start', () => {
  const lines = read(
    buildIcs(
      {
        uid: 'x',
        subject: 'S',
        start: '2026-11-20T09:00',
        end: '2026-11-20 09:00:00',
        location: ' ',
        description: null,
      },
      now,
    ),
  );
  for (const name of ['DTEND;TZID=America/Sao_Paulo', 'LOCATION', 'DESCRIPTION'])
    expect(lines.has(name)).toBe(false);
  expect(lines.get('DTSTART;TZID=America/Sao_Paulo')).toBe('20261120T090000');
});

describe('the zone of the office', () => {
  it.each([
    ['America/Rio_Branco', 'America/Rio_Branco', '-0500'],
    ['America/Eirunepe', 'America/Rio_Branco', '-0500'],
    ['America/Cuiaba', 'America/Manaus', '-0400'],
    ['America/Noronha', 'America/Noronha', '-0200'],
    ['America/Fortaleza', 'America/Sao_Paulo', '-0300'],
    ['Europe/Lisbon', 'America/Sao_Paulo', '-0300'],
    ['America/', 'America/Sao_Paulo', '-0300'],
    ['__proto__', 'America/Sao_Paulo', '-0300'],
    ['toString', 'America/Sao_Paulo', '-0300'],
  ])('of %s is %s', (name, zone, offset) => {
    expect(officeZone(name)).toBe(zone);
    const file = buildIcs(event, now, officeZone(name));
    expect(file).toContain(`\r\nDTSTART;TZID=${zone}:20261120T090000\r\n`);
    expect(file.match(/TZOFFSET(?:FROM|TO):.*/g)).toEqual([`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`]);
  });

  it('is that of the machine, if it is in Brazil', () => {
    vi.stubEnv('TZ', 'America/Cuiaba');
    expect(zoneHere()).toBe('America/Manaus');
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(zoneHere()).toBe('America/Sao_Paulo');
  });

  it.each(['America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco', 'America/Noronha'])(
    '%s has no other hours in any month of the years to come',
    (zone) => {
      const [, said = ''] = /TZOFFSETTO:(.*)/.exec(buildIcs(event, now, officeZone(zone))) ?? [];
      for (let month = 0; month < 48; month += 1) {
        const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
        const shown = parts.format(new Date(Date.UTC(2026, month, 15)));
        expect(shown).toContain(`GMT${said.slice(0, 3)}:00`);
      }
    },
  );
});

it('throws without a start', () =>
  expect(() => buildIcs({ ...event, start: '0000-00-00 00:00:00' }, now)).toThrow(RangeError));

describe('hostile or long text', () => {
  it.each([
    'vírgula, ponto e vírgula; barra \\ e\nlinha',
    'barra no fim \\',
    '\\n não é quebra',
    'END:VEVENT\nBEGIN:VALARM\nATTACH:http://mal.test',
    `${'ação 🎉 '.repeat(200)}fim`,
    'á'.repeat(500),
    '👩‍👩‍👧'.repeat(60),
    'x'.repeat(10_000),
  ])('comes back whole and adds no line: %#', (text) => {
    const ics = buildIcs({ ...event, subject: text, description: text, location: text }, now);
    const lines = read(ics);
    for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION']) expect(unescape(lines.get(name))).toBe(text);
    expect(lines.size).toBe(read(buildIcs(event, now)).size);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of ics.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
      expect(line).not.toMatch(/^ ?\p{Surrogate}|\p{Surrogate}$/u);
    }
  });

  it('loses its control characters', () => {
    const lines = read(
      buildIcs(
        { ...event, uid: 'a\r\nDTSTART:x', subject: 'a\u0000\u0007b\tc', description: 'a\r\nb\rc' },
        now,
      ),
    );
    expect(lines.get('SUMMARY')).toBe('ab c');
    expect(lines.get('DESCRIPTION')).toBe('a\\nb\\nc');
    expect(lines.get('DTSTART;TZID=America/Sao_Paulo')).toBe('20261120T090000');
  });

  it('folds at every length', () => {
    for (let length = 0; length < 160; length += 1) {
      const subject = `s${'a'.repeat(length)}🎉é`;
      const ics = buildIcs({ ...event, subject }, now);
      expect(read(ics).get('SUMMARY')).toBe(subject);
      for (const line of ics.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  });
});

it.each([
  ['z', 1],
  ['é', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['\uffff', 3],
  ['🎉', 4],
])('folds a line of %j where its octets are 75, and not before', (sign, octets) => {
  const name = 'SUMMARY:';
  const lineOf = (count: number) =>
    (
      buildIcs({ ...event, subject: `${'a'.repeat((75 - name.length) % octets)}${sign.repeat(count)}` }, now)
        .split('\r\n')
        .find((line) => line.startsWith(name)) ?? ''
    ).replace(/^SUMMARY:a*/, '');
  const most = Math.floor((75 - name.length) / octets);
  expect([most, most + 1].map(lineOf)).toEqual([sign.repeat(most), sign.repeat(most)]);
});
