import type { Fields, Values } from './fields';
import { invalid, type FieldError } from './refusal';

const isBlank = (value: unknown) =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/**
 * Validates a form and refuses it with the first error of each field, starting with the declared ones
 * (`filled`, `textUpTo`): `checkForm(form, body).that(hourEnd > hourStart, 'hourEnd', 'O término precisa ser
 * depois do início.').end()`
 */
export class FormCheck<Form extends object> {
  readonly #form: Form;
  readonly #errors = new Map<string, FieldError>();

  constructor(form: Form, fields: Fields) {
    this.#form = form;
    for (const [name, { blankMessage, maxLength = Infinity }] of Object.entries(fields)) {
      const field = name as keyof Form & string;
      const value = form[field];
      if (blankMessage !== undefined)
        this.required({ [field]: blankMessage } as { [K in keyof Form]?: string });
      this.that(
        typeof value !== 'string' || value.length <= maxLength,
        field,
        `Use no máximo ${maxLength} caracteres.`,
      );
    }
  }

  /** For fields that are only sometimes mandatory. */
  required(messages: { [K in keyof Form]?: string }): this {
    for (const [field, message] of Object.entries(messages) as [keyof Form & string, string][]) {
      this.that(!isBlank(this.#form[field]), field, message);
    }
    return this;
  }

  /** When filled in, phones need 10 or 11 digits. */
  phones(...fields: (keyof Form & string)[]): this {
    for (const field of fields) {
      const value = this.#form[field];
      this.that(isBlank(value) || /^\d{10,11}$/.test(String(value)), field, 'Informe o telefone com DDD.');
    }
    return this;
  }

  that(isMet: boolean, field: keyof Form & string, message: string): this {
    return this.inAll(isMet, field, message);
  }

  /** With an error name of its own, such as `documents.all`. */
  inAll(isMet: boolean, fieldName: string, message: string): this {
    if (!isMet && !this.#errors.has(fieldName)) this.#errors.set(fieldName, { fieldName, message });
    return this;
  }

  /** @throws Refusal (422) with every message */
  end(): void {
    if (this.#errors.size > 0) throw invalid([...this.#errors.values()]);
  }
}

/** Finish with `end()`. */
export const checkForm = <F extends Fields>(fields: F, form: Values<F>) => new FormCheck(form, fields);

export const isEmail = (text: string | undefined) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text ?? '');
