import { describe, expect, it } from 'vitest';
import { digitsRefusal, phoneRefusal } from './pasted';

const otherwise = 'os números não estão separados como aqui';
const stranger = (what: string) => `“${what}” não faz parte do número`;

describe('a text pasted into a field of a CPF', () => {
  const refusal = digitsRefusal(11, [3, 6, 9], /^CPF\b[\s:]*/i);
  it.each([
    ['52998224725', undefined],
    ['529.982.247-25', undefined],
    ['529.982', undefined],
    ['529 982/247 25', undefined],
    [' ,; 529.982.247-25 .,:; ', undefined],
    ['; CPF: , 529.982.247-25.', undefined],
    ['', undefined],
    ['529982247251', 'tem 12 números, e cabem 11'],
    ['52.998.224.725', otherwise],
    ['529.98.2247-25', otherwise],
    ['529.982.247-25 RG 12', stranger('RG 12')],
    ['529.982.247-25 RG 12; SP', stranger('RG 12')],
    ['529.982.247-25; 1', stranger(';')],
    ['x529.982.247-25', stranger('x529.982.247-25')],
    ['529 de uma pessoa que não se conhece', stranger('de uma pessoa que nã')],
  ])('%s: %s', (text, reason) => expect(refusal(text)).toBe(reason));
});

describe('a text pasted into a field of a telephone', () => {
  it.each([
    ['(19) 98111-0004', undefined],
    ['Tel.: (19) 98111-0004.', undefined],
    ['Celular/WhatsApp 19 98111-0004', undefined],
    ['19 98111-0004 (WhatsApp)', undefined],
    ['0xx19 98111-0004', undefined],
    ['+55 (0xx19) 98111-0004', undefined],
    ['(0**19) 98111-0004', undefined],
    ['0 (xx19) 98111-0004', undefined],
    ['+55 193 2321 010', undefined],
    ['98111-0004', undefined],
    ['3232-1010', undefined],
    ['1932321010', undefined],
    ['193232-1010', undefined],
    ['1998111-0004', undefined],
    ['19 981 110004', undefined],
    ['', undefined],
    ['193 2321 010', otherwise],
    ['199 8111 0004', otherwise],
    // An extension after a complete number.
    ['3232-1010 5', otherwise],
    ['3232-1010 12', otherwise],
    ['3232-1010 123', 'um telefone de nove números começa com 9'],
    ['19 32321 0105', 'um telefone de nove números começa com 9'],
    ['19 98111-0004 12', 'tem 13 números, e cabem 11'],
    ['19 98111-00045', 'tem 12 números, e cabem 11'],
    ['0800 777 1234', 'falta um DDD: números como o 0800 não têm'],
    ['+34 912 345 678', 'é um telefone de outro país'],
    ['ligar 3232-1010', stranger('ligar 3232-1010')],
    ['3232-1010 ou 3232-1011', stranger('ou 3232-1011')],
  ])('%s: %s', (text, reason) => expect(phoneRefusal(text)).toBe(reason));
});
