import type { Random } from './random';

const weigh = (digits: string, weightOf: (index: number) => number) =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * weightOf(index), 0);

export function cpf(random: Random): string {
  const base = String(random.int(1, 9)) + random.digits(8);
  const checkDigit = (digits: string) => {
    const rest = (weigh(digits, (index) => digits.length + 1 - index) * 10) % 11;
    return String(rest % 10);
  };
  const first = checkDigit(base);
  return base + first + checkDigit(base + first);
}

export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return [9, 10].every((length) => {
    const rest = (weigh(digits.slice(0, length), (index) => length + 1 - index) * 10) % 11;
    return String(rest % 10) === digits[length];
  });
}

const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Check digit of twelve or thirteen characters; a letter counts as its char code minus 48. */
function cnpjCheckDigit(places: string): string {
  const weights = cnpjWeights.slice(-places.length);
  const sum = [...places].reduce(
    (total, place, index) => total + (place.charCodeAt(0) - 48) * (weights[index] ?? 0),
    0,
  );
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** A head office's (0001). */
export function cnpj(random: Random): string {
  const base = `${random.int(1, 9)}${random.digits(7)}0001`;
  const first = cnpjCheckDigit(base);
  return base + first + cnpjCheckDigit(base + first);
}

/** Alphanumeric CNPJ included. */
export function isCnpj(text: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || /^(\d)\1+$/.test(text)) return false;
  return [12, 13].every((length) => cnpjCheckDigit(text.slice(0, length)) === text[length]);
}

/** A título de eleitor issued in São Paulo. */
export function voterRegistration(random: Random): string {
  const sequence = random.digits(8);
  const issuer = '01';
  // In São Paulo and Minas Gerais a remainder of 0 gives 1.
  const checkDigit = (sum: number) => {
    const rest = sum % 11;
    if (rest === 10) return 0;
    return rest === 0 ? 1 : rest;
  };
  const first = checkDigit(weigh(sequence, (index) => index + 2));
  const second = checkDigit(weigh(issuer + String(first), (index) => index + 7));
  return `${sequence}${issuer}${first}${second}`;
}

/** A definitive CNS: 15 digits starting with 1 or 2. */
export function healthCard(random: Random): string {
  const base = String(random.int(1, 2)) + random.digits(10);
  const rest = weigh(base, (index) => 15 - index) % 11;
  const digit = rest === 0 ? 0 : 11 - rest;
  if (digit !== 10) return `${base}000${digit}`;
  const adjusted = 11 - ((weigh(base, (index) => 15 - index) + 2) % 11);
  return `${base}001${adjusted}`;
}

/** 11 digits. */
export const mobile = (random: Random, areaCode = '19') =>
  `${areaCode}9${random.int(7, 9)}${random.digits(7)}`;

/** 10 digits. */
export const landline = (random: Random, areaCode = '19') => `${areaCode}3${random.digits(7)}`;
