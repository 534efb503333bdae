import { HttpResponse } from 'msw';

/**
 * A response the test releases: `server.use(http.get(address, () => held.answer))`. `http.post(address, async
 * () => void (await held.answer))` delays the demo API's own response.
 */
export function holdAnswer() {
  let give: (response?: Response) => void = () => undefined;
  const answer = new Promise<Response | undefined>((resolve) => {
    give = resolve;
  });
  return { answer, give: (response?: Response) => give(response) };
}

/** A 422 with an error for each field: `Recusado: name.` */
export const refusing =
  (...fieldNames: string[]) =>
  () =>
    HttpResponse.json(
      { errors: fieldNames.map((fieldName) => ({ fieldName, message: `Recusado: ${fieldName}.` })) },
      { status: 422 },
    );
