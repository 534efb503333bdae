import { isDay, isMoment } from '../time';

/** What a reader gives for a value of the wrong type. */
export const wrong = Symbol('wrong type');

/** One field of a query or a body: how it is written in each. */
export interface Field<T, Required extends boolean = false> {
  /** What is expected, in Portuguese, for the refusal. */
  readonly expects: string;
  readonly isRequired: Required;
  /** In a query a list is written `name[]=1&name[]=2`. */
  readonly isList: boolean;
  /** What the form says when it is left blank; see `checkForm`. */
  readonly blankMessage?: string;
  /** Longest text a form accepts. */
  readonly maxLength?: number;
  /** What else there is to know, in Portuguese, for docs/api.md. */
  readonly note?: string;
  /** An answer may say null. */
  readonly isNullable?: boolean;
  /** The fields of an object, or of each object of a list (`isRepeated`). */
  readonly inner?: Fields;
  readonly isRepeated?: boolean;
  /** Reads one value of the query string. */
  fromText(text: string): T | typeof wrong;
  /** Reads the value of a JSON body; undefined when it says "nothing". */
  fromJson(value: unknown): T | undefined | typeof wrong;
}

export type Fields = Readonly<Record<string, Field<unknown, boolean>>>;

/** The values read from a query or a body declared by these fields. */
export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer T, infer Required>
    ? Required extends true
      ? T
      : T | undefined
    : never;
};

/** The field must be there and not empty. */
export const required = <T>(field: Field<T, boolean>): Field<T, true> => ({ ...field, isRequired: true });

/** A field of a form that must be filled in, and what is said when it is not (422, under the field). */
export const filled = <T>(field: Field<T>, blankMessage: string): Field<T> => ({ ...field, blankMessage });

/** Adds what else docs/api.md says about a field. */
export const noted = <F extends Field<unknown, boolean>>(field: F, note: string): F => ({ ...field, note });

/** In an answer: the value or null. */
export const orNull = <T>(field: Field<T>): Field<T> => ({ ...field, isNullable: true });

function field<T>(expects: string, fromText: Field<T>['fromText'], fromJson: Field<T>['fromJson']): Field<T> {
  return { expects, isRequired: false, isList: false, fromText, fromJson };
}

/** Text that must look a certain way; in a body '' says "nothing". */
const written = (expects: string, isRight: (text: string) => boolean) => {
  const fromText = (text: string) => (isRight(text) ? text : wrong);
  return field<string>(expects, fromText, (value) => {
    if (value === '') return undefined;
    return typeof value === 'string' ? fromText(value) : wrong;
  });
};

const numeric = (expects: string, isRight: (value: number) => boolean) =>
  field<number>(
    expects,
    (text) => (/^-?\d+(\.\d+)?$/.test(text) && isRight(Number(text)) ? Number(text) : wrong),
    (value) => (typeof value === 'number' && isRight(value) ? value : wrong),
  );

export const text = field<string>(
  'um texto',
  (value) => value,
  (value) => (typeof value === 'string' ? value : wrong),
);

/** A text that a form accepts up to so many characters. */
export const textUpTo = (maxLength: number): Field<string> => ({ ...text, maxLength });

export const bool = field<boolean>(
  'true ou false',
  (value) => (value === 'true' || value === 'false' ? value === 'true' : wrong),
  (value) => (typeof value === 'boolean' ? value : wrong),
);

export const day = written('uma data AAAA-MM-DD', isDay);
/** Of the office's local time. */
export const moment = written('data e hora AAAA-MM-DD HH:mm:ss', isMoment);
export const hour = written('uma hora HH:mm', (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value));
/** A birthday without its year. */
export const dayMonth = written('um dia e mês DD/MM', (value) => {
  const [dayOfMonth = '', month = ''] = value.split('/');
  // Of a leap year, which has every day a birthday can fall on.
  return isDay(`2024-${month}-${dayOfMonth}`);
});
/** Phones, CPF, CEP: unmasked. */
export const digits = written('somente dígitos, sem máscara', (value) => /^\d+$/.test(value));

/** A number with area code. Forms check its length, see `checkForm(…).phones`. */
export const phone = noted(digits, 'com DDD: 10 ou 11 dígitos');

/** A whole number of 0 or more. */
export const id = numeric('um número inteiro', (value) => Number.isInteger(value) && value >= 0);
/** A whole number of 1 or more. */
export const count = numeric(
  'um número inteiro a partir de 1',
  (value) => Number.isInteger(value) && value >= 1,
);
/** A whole number, also below zero. */
export const whole = numeric('um número inteiro, também negativo', Number.isInteger);
/** Reais, with cents after a point. */
export const money = numeric('um valor em reais, como 1234.5', Number.isFinite);

/** One fixed value, such as `isExcluded=false`. */
export function only<T extends string | boolean>(value: T): Field<T> {
  return field<T>(
    String(value),
    (given) => (given === String(value) ? value : wrong),
    (given) => (given === value ? value : wrong),
  );
}

/** A list of ids. */
export const ids: Field<number[]> = {
  expects: 'uma lista de números inteiros',
  isRequired: false,
  isList: true,
  fromText: (value) => {
    const read = id.fromText(value);
    return read === wrong ? wrong : [read];
  },
  fromJson: (value) => {
    if (!Array.isArray(value)) return wrong;
    return value.every((item) => typeof id.fromJson(item) === 'number') ? (value as number[]) : wrong;
  },
};

/** A list of texts; only in an answer. */
export const texts = field<string[]>(
  'uma lista de textos',
  () => wrong,
  (value) =>
    Array.isArray(value) && value.every((item) => typeof item === 'string') ? (value as string[]) : wrong,
);

/** One of these texts. */
export function oneOf<T extends string>(...values: readonly T[]): Field<T> {
  const read = (given: unknown) => values.find((value) => value === given) ?? wrong;
  return field<T>(`um destes: ${values.join(', ')}`, read, read);
}

/** An object with these fields and no others; only in a body or an answer. */
export function object<F extends Fields>(fields: F): Field<Values<F>> {
  const expects = `um objeto com ${Object.keys(fields).join(', ')}`;
  return { ...field<Values<F>>(expects, neverText, (value) => readObject(fields, value)), inner: fields };
}

/** A list of objects with these fields and no others; only in a body or an answer. */
export function listOf<F extends Fields>(fields: F): Field<Values<F>[]> {
  const expects = `uma lista de objetos com ${Object.keys(fields).join(', ')}`;
  const fromJson = (value: unknown) => {
    if (!Array.isArray(value)) return wrong;
    const items = value.map((item) => readObject(fields, item));
    return items.includes(wrong) ? wrong : (items as Values<F>[]);
  };
  return { ...field<Values<F>[]>(expects, neverText, fromJson), inner: fields, isRepeated: true };
}

const neverText = (): typeof wrong => wrong;

function readObject<F extends Fields>(fields: F, value: unknown): Values<F> | typeof wrong {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong;
  const read: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const declared = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const item = inner === null ? undefined : declared?.fromJson(inner);
    if (!declared || item === wrong) return wrong;
    read[name] = item;
  }
  const isMissing = Object.entries(fields).some(([name, { isRequired }]) => {
    return isRequired && (read[name] === undefined || read[name] === '');
  });
  return isMissing ? wrong : (read as Values<F>);
}

/** `page` and `limit`, as every paged list takes them. */
export const paging = { page: count, limit: count };
