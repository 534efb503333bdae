import { invalid, type FieldError } from './refusal';

const isBlank = (value: unknown) =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/**
 * Checks what was filled in and refuses it as a whole, one message per field, the first that applies:
 * `checkForm(body).required({ name: 'Informe o nome.' }).maxLengths({ name: 255 }).end()`
 */
export class FormCheck<Form extends object> {
  readonly #form: Form;
  readonly #errors = new Map<string, FieldError>();

  constructor(form: Form) {
    this.#form = form;
  }

  /** Fields that must be filled in, each with its message. */
  required(messages: { [K in keyof Form]?: string }): this {
    return this.#each(messages, (value, message) => (isBlank(value) ? message : null));
  }

  /** Longest texts accepted, in characters. */
  maxLengths(limits: { [K in keyof Form]?: number }): this {
    return this.#each(limits, (value, limit) =>
      typeof value === 'string' && value.length > limit ? `Use no máximo ${limit} caracteres.` : null,
    );
  }

  /** Phone numbers that, when filled in, need area code and 8 or 9 digits. */
  phones(...fields: (keyof Form & string)[]): this {
    for (const field of fields) {
      const value = this.#form[field];
      this.that(isBlank(value) || /^\d{10,11}$/.test(String(value)), field, 'Informe o telefone com DDD.');
    }
    return this;
  }

  /** Any other condition the form has to meet. */
  that(isMet: boolean, field: keyof Form & string, message: string): this {
    return this.inAll(isMet, field, message);
  }

  /** A condition whose message goes under a name of its own, such as `documents.all`. */
  inAll(isMet: boolean, fieldName: string, message: string): this {
    if (!isMet && !this.#errors.has(fieldName)) this.#errors.set(fieldName, { fieldName, message });
    return this;
  }

  /** @throws Refusal (422) with every message. */
  end(): void {
    if (this.#errors.size > 0) throw invalid([...this.#errors.values()]);
  }

  #each<V>(rules: { [K in keyof Form]?: V }, problem: (value: unknown, rule: V) => string | null): this {
    for (const field of Object.keys(rules) as (keyof Form & string)[]) {
      const message = problem(this.#form[field], rules[field] as V);
      if (message) this.that(false, field, message);
    }
    return this;
  }
}

/** Starts checking a form; finish with `end()`. */
export const checkForm = <Form extends object>(form: Form) => new FormCheck(form);

/** Is this an e-mail address, as far as its form tells? */
export const isEmail = (text: string | undefined) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text ?? '');
