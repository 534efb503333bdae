import { describe, expect, it, vi } from 'vitest';
import { isInternalPath, mailHref, mapsHref, safeHref } from './links';

it('begins a message to an address of 254 letters at most', () => {
  const domain = '@correio.example';
  const [longest, longer] = [254, 255].map((length) => `${'a'.repeat(length - domain.length)}${domain}`);
  expect(mailHref(longest ?? '', '', '')).toContain(longest);
  expect(mailHref(longer ?? '', '', '')).toBeNull();
});

describe('an address from outside', () => {
  it('on this machine may not be opened where no page stands', () => {
    vi.stubGlobal('location', undefined);
    expect(safeHref('http://localhost/x')).toBeNull();
    vi.unstubAllGlobals();
  });

  it.each([
    ['https://banco.test/boleto.pdf?id=1&x=2#p', 'https://banco.test/boleto.pdf?id=1&x=2#p'],
    ['HTTPS://Banco.test', 'https://banco.test/'],
    [' https://banco.test/a b.pdf ', 'https://banco.test/a%20b.pdf'],
  ])('%s may be opened', (address, href) => expect(safeHref(address)).toBe(href));

  describe('on this machine', () => {
    const addresses = [
      'http://localhost:8000/x',
      'http://127.0.0.1/x',
      'http://[::1]:3000/x',
      'https://localhost/x',
    ];

    it.each(addresses)('%s may be opened by a demonstration', (address) => {
      vi.stubGlobal('location', { hostname: '127.0.0.1' });
      expect(safeHref(address)).toBe(address);
      vi.unstubAllGlobals();
    });

    it.each(addresses)('%s may not by a page from elsewhere', (address) => {
      vi.stubGlobal('location', { hostname: 'tribuna.example.com.br' });
      expect(safeHref(address)).toBeNull();
      vi.unstubAllGlobals();
    });
  });

  it.each([
    '',
    ' ',
    null,
    undefined,
    'boleto.pdf',
    '/boleto.pdf',
    '//evil.test',
    '\\\\evil.test',
    '/\\evil.test',
    'http://banco.test',
    'http://localhost.evil.test',
    'http://127.0.0.1.evil.test',
    'http://localhost@evil.test',
    'https://banco.test@evil.test',
    'https://a:b@evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://https://x%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://x/1',
    'file:///etc/passwd',
    'ftp://x.test',
    'tel:190',
    'mailto:a@b.test',
    'https:evil.test',
    'https:/evil.test',
    'https:///evil.test',
    'https://',
    'https://ev\til.test',
    'https://evil.test/\u0000',
    'https://banco.test\n',
    'https://banco.test\\@evil.test',
    'https://a b.test',
    'https://x.test:99999',
  ])('%j may not', (address) => expect(safeHref(address)).toBeNull());
});

describe('a map', () => {
  it('searches for the place as text', () => {
    const href = mapsHref(' Av. Paulista, 1000 & "x" #1 – São Paulo ') ?? '';
    const url = new URL(href);
    expect(href.startsWith('https://www.google.com/maps/search/?api=1&query=')).toBe(true);
    expect(url.searchParams.get('query')).toBe('Av. Paulista, 1000 & "x" #1 – São Paulo');
  });
  it('is not for a blank place', () => {
    for (const place of ['', '  ', null, undefined]) expect(mapsHref(place)).toBeNull();
  });
});

describe('the page to return to', () => {
  it.each([
    '/',
    '/dashboard',
    '/voters/edit/12?tab=1#x',
    '/a/../b',
    '/busca?q=//x',
    '/x?url=https://evil.test',
    '/São João',
  ])('may be %s', (path) => expect(isInternalPath(path)).toBe(true));
  it.each([
    '',
    null,
    undefined,
    'dashboard',
    '//evil.test',
    '/\\evil.test',
    '\\evil.test',
    '/x\\y',
    '///evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    ' /x',
    'https://evil.test',
    'javascript:alert(1)',
    '/..//evil.test',
    '/.//evil.test',
    '/a/../..//evil.test',
    '/%2e%2e//evil.test',
    '/\u0000',
    '/\u0085',
  ])('may not be %j', (path) => expect(isInternalPath(path)).toBe(false));
});

describe('a message begun in the own e-mail', () => {
  it('has its subject and text, whatever stands in them', () => {
    const href = mailHref(' ana@x.test ', 'Atendimento AT-1', 'Olá & até?\nAna #1 \ud800') ?? '';
    expect(href.startsWith('mailto:ana@x.test?subject=Atendimento%20AT-1&body=')).toBe(true);
    expect(decodeURIComponent(href.split('&body=')[1] ?? '')).toBe('Olá & até?\nAna #1 \ufffd');
  });
  it.each([
    '',
    'ana',
    'ana@',
    'a@b?cc=c@d',
    'a@b&bcc=c@d',
    'a@b,c@d',
    'a b@c',
    'a%0a@b',
    `${'a'.repeat(260)}@b`,
  ])('is not for %j', (email) => expect(mailHref(email, '', '')).toBeNull());
});
