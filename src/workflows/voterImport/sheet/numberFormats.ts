/* How a number of a workbook is displayed: as a date, a time, a percentage, with leading zeros. */

export type NumberLook =
  | { kind: 'plain' | 'time' | 'percent' }
  | { kind: 'date'; hasDay: boolean; hasYear: boolean }
  | { kind: 'zeros'; digits: number };

const plain: NumberLook = { kind: 'plain' };

/** Built-in formats identified by number only; further date formats are East Asian. */
const builtIn: Readonly<Record<string, string>> = {
  ...{ 9: '0%', 10: '0.00%', 14: 'dd/mm/yyyy', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy' },
  ...{ 18: 'h:mm', 19: 'h:mm:ss', 20: 'h:mm', 21: 'h:mm:ss', 22: 'dd/mm/yyyy h:mm' },
  ...{ 45: 'mm:ss', 46: 'h:mm:ss', 47: 'mm:ss' },
  ...Object.fromEntries(
    [27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'dd/mm/yyyy']),
  ),
};

/** The display kind of a format such as `dd/mm/yyyy;@` or `000\.000\.000\-00`. */
export function lookOfFormat(code: string): NumberLook {
  const [first = ''] = code
    .slice(0, 500)
    .replace(/\\.|"[^"]{0,80}"|\[(?!(?:h+|m+|s+)\])[^\]]{0,80}\]|_.|\*./gi, ' ')
    .toLowerCase()
    .split(';');
  const hasTime = /[hs]/.test(first);
  const hasDay = first.includes('d');
  const hasYear = /y|a{2,}/.test(first);
  if (hasDay || hasYear || (first.includes('m') && !hasTime)) return { kind: 'date', hasDay, hasYear };
  if (hasTime) return { kind: 'time' };
  if (first.includes('%')) return { kind: 'percent' };
  const digits = first.replace(/[^0]/g, '').length;
  return digits > 2 && /^[0\s()/-]+$/.test(first) ? { kind: 'zeros', digits } : plain;
}

export const lookOf = (id: string, own: ReadonlyMap<string, string>): NumberLook =>
  lookOfFormat(own.get(id) ?? builtIn[id] ?? '');

const dayMs = 86_400_000;
/** Days from the start of 1900, as workbooks count them, to 1970, and to the start of workbooks of old Macs. */
const to1970 = 25_569;
const to1904 = 1_462;
/** Workbooks have a 29 February 1900. */
const firstRight = 61;
const lastSerial = 2_958_465;
/** A date without a year has the year it was typed in: no voter is so young. */
export const isRecent = (year: string) => Number(year) > new Date().getUTCFullYear() - 15;

function dateText(serial: number, look: NumberLook & { kind: 'date' }): string {
  const date = new Date(Math.round((serial - to1970 + (serial < firstRight ? 1 : 0)) * 86_400) * 1000);
  const [day = '', hour = ''] = date.toISOString().split('T');
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  if (look.hasDay && !look.hasYear && isRecent(year)) return `${dayOfMonth}/${month}`;
  if (!look.hasDay && dayOfMonth === '01') return `${month}/${year}`;
  return date.getTime() % dayMs === 0 ? day : `${day} ${hour.slice(0, 5)}`;
}

/** A number of a workbook as displayed, with all its digits. */
export function numberText(written: string, look: NumberLook, is1904: boolean): string {
  if (look.kind === 'plain' && /^-?\d{1,15}$/.test(written)) return written;
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  if (look.kind === 'date' || look.kind === 'time') {
    const serial = look.kind === 'date' && is1904 ? value + to1904 : value;
    if (serial >= 0 && serial < 1) return look.kind === 'time' ? hourText(serial) : '00/01/1900';
    if (serial > 0 && serial <= lastSerial)
      return dateText(serial, look.kind === 'date' ? look : { kind: 'date', hasDay: true, hasYear: true });
    return written;
  }
  if (look.kind === 'percent') return `${decimal(value * 100)}%`;
  const text = decimal(value);
  return look.kind === 'zeros' && /^\d+$/.test(text) ? text.padStart(look.digits, '0') : text;
}

const hourText = (share: number) => new Date(Math.round(share * 1_440) * 60_000).toISOString().slice(11, 16);

const decimal = (value: number) =>
  Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(15))).replace('.', ',');
