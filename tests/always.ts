import fc from 'fast-check';

/* Property tests: a thousand random values each run, seeded differently. */

/** Fewer for mutants (scripts/mutation.mjs). */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 1_000);

/** A property of all values: `check` throws if it fails. */
export function always<Values extends [unknown, ...unknown[]]>(
  ...asked: [...{ [At in keyof Values]: fc.Arbitrary<Values[At]> }, (...values: Values) => unknown]
) {
  const check = asked.pop() as (...values: Values) => unknown;
  const values = asked as unknown as { [At in keyof Values]: fc.Arbitrary<Values[At]> };
  const property = fc.property(...values, (...drawn: Values) => void check(...drawn));
  fc.assert(property, { numRuns: runs });
}

/** `always` for an asynchronous check. */
export async function alwaysLater<Value>(
  value: fc.Arbitrary<Value>,
  check: (value: Value) => Promise<unknown>,
) {
  const property = fc.asyncProperty(value, async (drawn) => void (await check(drawn)));
  await fc.assert(property, { numRuns: runs });
}

const two = (part: number) => String(part).padStart(2, '0');

/** A day in these years. */
export const someDay = (from = 1900, to = 2100) =>
  fc
    .date({
      min: new Date(`${from}-01-01T12:00:00Z`),
      max: new Date(`${to}-12-31T12:00:00Z`),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));

/** `HH:mm`. */
export const someHour = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);

/** Texts from people, other programs and attackers. */
export const someText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789/.-: hHmr+()R$,;|"\'\n\t=@\u202Eáç'), maxLength: 24 }),
);
