import { HttpResponse } from 'msw';

/**
 * An answer of the API that comes when the test says so: `server.use(http.get(address, () => held.answer))`.
 * `http.post(address, async () => void (await held.answer))` holds the demo API's own answer back instead.
 */
export function holdAnswer() {
  let give: (response?: Response) => void = () => undefined;
  const answer = new Promise<Response | undefined>((resolve) => {
    give = resolve;
  });
  return { answer, give: (response?: Response) => give(response) };
}

/** A refusal with a message for each of these fields: `Recusado: name.` */
export const refusing =
  (...fieldNames: string[]) =>
  () =>
    HttpResponse.json(
      { errors: fieldNames.map((fieldName) => ({ fieldName, message: `Recusado: ${fieldName}.` })) },
      { status: 422 },
    );
