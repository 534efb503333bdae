export interface FieldError {
  fieldName: string;
  message: string;
}

/** Any response other than success; thrown below the dispatcher. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: FieldError[];

  constructor(status: number, message: string, errors: FieldError[] = []) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
  }
}

/** An undeclared request: the app's fault, not the user's. */
export const badRequest = (message: string, errors: FieldError[] = []) => new Refusal(400, message, errors);

/** Invalid input, with a message per field. */
export const invalid = (errors: FieldError[]) =>
  new Refusal(422, 'Confira os campos destacados e tente novamente.', errors);

export const invalidField = (fieldName: string, message: string) => invalid([{ fieldName, message }]);

/** Impossible now, whatever the input. */
export const notPossible = (message: string) => new Refusal(400, message, [{ fieldName: '', message }]);

/** Missing, or another office's. */
export const notFound = (message: string) => new Refusal(404, message);

/** @throws Refusal (404) unless the caller's office owns the record */
export function ownedBy<R extends { clientId: number | null }>(
  clientId: number,
  record: R | undefined,
  message: string,
): R {
  if (record?.clientId !== clientId) throw notFound(message);
  return record;
}
