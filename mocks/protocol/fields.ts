import { isDay, isMoment } from '../time';

/** A value of the wrong type. */
export const wrong = Symbol('wrong type');

/** A query or body field and its parsing. */
export interface Field<T, Required extends boolean = false> {
  /** In Portuguese, for the refusal. */
  readonly expects: string;
  readonly isRequired: Required;
  /** Written `name[]=1&name[]=2` in a query. */
  readonly isList: boolean;
  /** Error when blank; see `checkForm`. */
  readonly blankMessage?: string;
  readonly maxLength?: number;
  /** Note in Portuguese, for docs/api.md. */
  readonly note?: string;
  /** Null is allowed in a reply. */
  readonly isNullable?: boolean;
  /** Fields of the object, or of each item (`isRepeated`). */
  readonly inner?: Fields;
  readonly isRepeated?: boolean;
  /** Parses a query value. */
  fromText(text: string): T | typeof wrong;
  /** Parses a JSON value; undefined when it means "nothing". */
  fromJson(value: unknown): T | undefined | typeof wrong;
}

export type Fields = Readonly<Record<string, Field<unknown, boolean>>>;

export type Values<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer T, infer Required>
    ? Required extends true
      ? T
      : T | undefined
    : never;
};

export const required = <T>(field: Field<T, boolean>): Field<T, true> => ({ ...field, isRequired: true });

/** A mandatory form field and its error (422). */
export const filled = <T>(field: Field<T>, blankMessage: string): Field<T> => ({ ...field, blankMessage });

/** Adds a note for docs/api.md. */
export const noted = <F extends Field<unknown, boolean>>(field: F, note: string): F => ({ ...field, note });

export const orNull = <T>(field: Field<T>): Field<T> => ({ ...field, isNullable: true });

function field<T>(expects: string, fromText: Field<T>['fromText'], fromJson: Field<T>['fromJson']): Field<T> {
  return { expects, isRequired: false, isList: false, fromText, fromJson };
}

/** Text in a given format; in a body '' means "nothing". */
const textField = (expects: string, isRight: (text: string) => boolean) => {
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

export const textUpTo = (maxLength: number): Field<string> => ({ ...text, maxLength });

export const bool = field<boolean>(
  'true ou false',
  (value) => (value === 'true' || value === 'false' ? value === 'true' : wrong),
  (value) => (typeof value === 'boolean' ? value : wrong),
);

export const day = textField('uma data AAAA-MM-DD', isDay);
/** Office-local. */
export const moment = textField('data e hora AAAA-MM-DD HH:mm:ss', isMoment);
export const hour = textField('uma hora HH:mm', (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value));
/** A birthday without the year. */
export const dayMonth = textField('um dia e mês DD/MM', (value) => {
  const [dayOfMonth = '', month = ''] = value.split('/');
  // A leap year, so that 29/02 is valid.
  return isDay(`2024-${month}-${dayOfMonth}`);
});
export const digits = textField('somente dígitos, sem máscara', (value) => /^\d+$/.test(value));

/** With area code; forms check the length, see `checkForm(…).phones`. */
export const phone = noted(digits, 'com DDD: 10 ou 11 dígitos');

export const id = numeric('um número inteiro', (value) => Number.isInteger(value) && value >= 0);
export const count = numeric(
  'um número inteiro a partir de 1',
  (value) => Number.isInteger(value) && value >= 1,
);
export const whole = numeric('um número inteiro, também negativo', Number.isInteger);
/** Reais, with a decimal point. */
export const money = numeric('um valor em reais, como 1234.5', Number.isFinite);

/** A fixed value, such as `isExcluded=false`. */
export function only<T extends string | boolean>(value: T): Field<T> {
  return field<T>(
    String(value),
    (given) => (given === String(value) ? value : wrong),
    (given) => (given === value ? value : wrong),
  );
}

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

/** Replies only. */
export const texts = field<string[]>(
  'uma lista de textos',
  () => wrong,
  (value) => (Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : wrong),
);

export function oneOf<T extends string>(...values: readonly T[]): Field<T> {
  const read = (given: unknown) => values.find((value) => value === given) ?? wrong;
  return field<T>(`um destes: ${values.join(', ')}`, read, read);
}

/** Exactly these fields; bodies and replies only. */
export function object<F extends Fields>(fields: F): Field<Values<F>> {
  const expects = `um objeto com ${Object.keys(fields).join(', ')}`;
  return { ...field<Values<F>>(expects, neverText, (value) => readObject(fields, value)), inner: fields };
}

/** A list of such objects; bodies and replies only. */
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

export const paging = { page: count, limit: count };
