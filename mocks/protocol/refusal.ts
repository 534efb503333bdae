/** A problem of one field; `fieldName` is the API's. */
export interface FieldError {
  fieldName: string;
  message: string;
}

/** Any answer other than success. Thrown anywhere below the dispatch, answered there. */
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

/** The request is not one the API declares: a mistake of the app, not of the person. */
export const badRequest = (message: string, errors: FieldError[] = []) => new Refusal(400, message, errors);

/** What was filled in is not accepted; each message belongs under its field. */
export const invalid = (errors: FieldError[]) =>
  new Refusal(422, 'Confira os campos destacados e tente novamente.', errors);

/** One field is not accepted. */
export const invalidField = (fieldName: string, message: string) => invalid([{ fieldName, message }]);

/** The operation cannot be done now, whatever was filled in. */
export const notPossible = (message: string) => new Refusal(400, message, [{ fieldName: '', message }]);

/** There is no such record, or it belongs to another office. */
export const notFound = (message: string) => new Refusal(404, message);

/** The record, if the caller's office owns it. @throws Refusal (404) */
export function ownedBy<R extends { clientId: number | null }>(
  clientId: number,
  record: R | undefined,
  message: string,
): R {
  if (record?.clientId !== clientId) throw notFound(message);
  return record;
}
