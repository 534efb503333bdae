import { isRecent, numberText } from './numberFormats';
import type { Attributes } from './xml';

/* Content of a LibreOffice cell, which has both the value and its displayed text. */

const digits = (text: string) => text.replace(/\D/g, '');

/** A number; as displayed if that only adds its zeros, as in a CEP: `01310-100`. */
function numberOf(value: string, look: string): string {
  const plain = numberText(value, { kind: 'plain' }, false);
  const isPadded =
    look.length <= 40 &&
    /^[\d\s()./-]+$/.test(look) &&
    /^\d+$/.test(plain) &&
    digits(look).length > plain.length;
  return isPadded && digits(look).replace(/^0+/, '') === plain ? digits(look) : plain;
}

/** A date as displayed, if that has no year (`25/12`) or no day (`03/1985`); else the full date. */
function dayOf(value: string, look: string): string {
  const [, day = '', hour = ''] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(value) ?? [];
  if (day === '') return value || look;
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const [, first = '', second = ''] = /^(\d{1,2})[/.-](\d{1,4})$/.exec(look) ?? [];
  if (isRecent(year) && Number(first) === Number(dayOfMonth) && Number(second) === Number(month))
    return `${dayOfMonth}/${month}`;
  if (dayOfMonth === '01' && second !== '' && Number(first) === Number(month) && year.endsWith(second))
    return `${month}/${year}`;
  return hour === '' || hour === '00:00' ? day : `${day} ${hour}`;
}

/** `12:30` from `PT12H30M00S`. */
function hourOf(value: string, look: string): string {
  const [, hours = '', minutes = ''] = /^PT(\d{1,4})H(\d\d)M/.exec(value) ?? [];
  return hours === '' ? look : `${hours.padStart(2, '0')}:${minutes}`;
}

/** A cell's text as displayed. */
export function cellText(cell: Attributes, look: string): string {
  switch (cell['value-type']) {
    case 'float':
    case 'currency':
      return numberOf(cell.value ?? look, look);
    case 'percentage':
      return numberText(cell.value ?? look, { kind: 'percent' }, false);
    case 'date':
      return dayOf(cell['date-value'] ?? '', look);
    case 'time':
      return hourOf(cell['time-value'] ?? '', look);
    case 'boolean':
      return cell['boolean-value'] === 'true' ? 'Sim' : 'Não';
    default:
      return look === '' ? (cell['string-value'] ?? '') : look;
  }
}

/** Whether a formula gave an error; the displayed text is then no value. */
export const isError = (cell: Attributes): boolean => cell['value-type'] === 'error';
