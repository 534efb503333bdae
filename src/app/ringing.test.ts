import { describe, expect, it } from 'vitest';
import { callerNumber } from './ringing';

describe('the number that a telephone system writes', () => {
  it.each([
    ['19981110001', '19981110001'],
    ['%2B5519981110001', '19981110001'],
    ['+5519981110001', '19981110001'],
    ['005519981110001', '19981110001'],
    ['01519981110001', '19981110001'],
    ['(19)%2098111-0001', '19981110001'],
    ['1932350001', '1932350001'],
    ['%20tel:19981110001', '19981110001'],
    // A local number of the same city.
    ['32350001', '32350001'],
    ['sip:19981110001@pabx.local', '19981110001'],
    ['tel:+55-19-98111-0001;phone-context=local', '19981110001'],
  ])('%j is %s', (written, number) => {
    expect(callerNumber(written)).toBe(number);
  });

  it.each([
    '',
    '201',
    'anonymous',
    'Maria',
    '%CallerNumber%',
    '{CALLERNUM}',
    '+351912345678',
    '11111111',
    '19981110001<script>',
    '%E0%A4%A',
    '9'.repeat(200),
    'Maria 19981110001',
    '19tel:981110001',
    // Local numbers begin with at least 2.
    '11113222',
    '0800 777 1234',
  ])('%j is none', (written) => {
    expect(callerNumber(written)).toBe('');
  });

  it('is read of eighty letters at the most', () => {
    const written = 'tel:19981110001;'.padEnd(80, 'x');
    expect([written, `${written}x`].map(callerNumber)).toEqual(['19981110001', '']);
  });
});
