import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Engine, Point, Script } from './engine';
import { openEyes, type Wanted, type Words } from './inPage';

const require = createRequire(import.meta.url);
const finder = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Milliseconds between two checks. */
const soon = 40;
/** Seconds may pass on a busy machine; a hanging journey ends by its own time limit. */
const longest = 30_000;

type Name = string | RegExp;

const words = (name: Name): Words => (typeof name === 'string' ? { exactly: name } : { like: name.source });

/** The element with this role and name. */
export const the = (role: string, name?: Name, within?: Wanted): Wanted => ({
  role,
  ...(name !== undefined && { name: words(name) }),
  ...(within && { within }),
});

export const text = (said: Name, within?: Wanted): Wanted => ({
  text: words(said),
  ...(within && { within }),
});

export const css = (selector: string, within?: Wanted): Wanted => ({
  css: selector,
  ...(within && { within }),
});

/** Of several, the one with this index; -1 is the last. */
export const nth = (wanted: Wanted, at: number): Wanted => ({ ...wanted, at });

export type Person = ReturnType<typeof personOf>;

/** A journey's input and inspection, the same in every engine. */
export function personOf(engine: Engine) {
  /** In a newly opened page the helper is loaded first. */
  const ask = async <Given extends unknown[], Answer>(
    script: Script<Given, Answer>,
    ...given: Given
  ): Promise<Answer> => {
    const seeing = `async (...given) => 'eyes' in window ? { answer: await (${String(script)})(...given) } : null`;
    const reply = await engine.run<{ answer: Answer } | null>(seeing, given);
    if (reply) return reply.answer;
    await engine.load(finder);
    await engine.run(String(openEyes));
    return ask(script, ...given);
  };

  /** Retries until it succeeds. */
  const eventually = async <Answer>(what: string, attempt: () => Promise<Answer>): Promise<Answer> => {
    const end = Date.now() + longest;
    for (;;) {
      try {
        return await attempt();
      } catch (thrown) {
        if (Date.now() > end) throw new Error(`${what}: ${String(thrown)}`);
      }
      await delay(soon);
    }
  };
  const equals = <Answer>(what: string, read: () => Promise<Answer>, expected: Answer | RegExp) =>
    eventually(what, async () => {
      const is = await read();
      const isIt = expected instanceof RegExp ? expected.test(String(is)) : isDeepStrictEqual(is, expected);
      if (!isIt)
        throw new Error(
          `is ${JSON.stringify(is)}, not ${expected instanceof RegExp ? String(expected) : JSON.stringify(expected)}`,
        );
    });

  const placeOf = (wanted: Wanted, offset?: Point) =>
    eventually('to press', () =>
      ask((what, at) => window.eyes.placeOf(what, at ?? undefined), wanted, offset ?? null),
    );
  const hover = async (wanted: Wanted) => engine.move(await placeOf(wanted));
  const press = async (wanted: Wanted, held: 'Shift' | null = null) => {
    await hover(wanted);
    if (held) await engine.hold(held);
    await engine.down();
    await engine.up();
    if (held) await engine.release(held);
  };
  const count = (wanted: Wanted) => ask((what) => window.eyes.all(what).length, wanted);
  const textOf = (wanted: Wanted) =>
    ask((what) => window.eyes.one(what).innerText.replace(/\s+/g, ' ').trim(), wanted);
  const valueOf = (wanted: Wanted) =>
    ask((what) => (window.eyes.one(what) as HTMLInputElement).value, wanted);
  const isFocused = (wanted: Wanted) =>
    ask((what) => window.eyes.one(what) === document.activeElement, wanted);

  const person = {
    engine,
    ask,
    eventually,
    equals,
    press,
    hover,
    placeOf,
    count,
    textOf,
    valueOf,
    goto: (path: string) => engine.goto(path),
    see: (wanted: Wanted) =>
      eventually('to see', async () => {
        if (!(await count(wanted))) throw new Error(`Not there: ${JSON.stringify(wanted)}`);
      }),
    gone: (wanted: Wanted) =>
      equals(`gone: ${JSON.stringify(wanted)}`, () => count(wanted).catch(() => 0), 0),
    reads: (wanted: Wanted, expected: Name) =>
      equals(`text of ${JSON.stringify(wanted)}`, () => textOf(wanted), expected),
    holds: (wanted: Wanted, expected: Name) =>
      equals(`value of ${JSON.stringify(wanted)}`, () => valueOf(wanted), expected),
    focused: (wanted: Wanted) =>
      equals(`focus on ${JSON.stringify(wanted)}`, () => isFocused(wanted), true).catch(
        async (thrown: unknown) => {
          const at = await ask(() => document.activeElement?.outerHTML.slice(0, 160) ?? '');
          throw new Error(`${String(thrown)}; it is on ${at}`);
        },
      ),
    /** For elements reachable only by Tab. */
    focus: async (wanted: Wanted) => {
      await person.see(wanted);
      await ask((what) => window.eyes.one(what).focus(), wanted);
    },
    texts: (wanted: Wanted) =>
      ask(
        (what) => window.eyes.all(what).map((element) => element.innerText.replace(/\s+/g, ' ').trim()),
        wanted,
      ),
    boxOf: (wanted: Wanted) =>
      ask((what) => {
        const { x, y, width, height } = window.eyes.one(what).getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
      }, wanted),
    address: () => ask(() => location.pathname + location.search),
    at: (path: string | RegExp) => equals('address', () => person.address(), path),
    keys: async (...keys: string[]) => {
      for (const key of keys) await engine.press(key);
    },
    type: (typed: string) => engine.type(typed),
    /** Presses into a field and replaces its text. */
    write: async (wanted: Wanted, typed: string) => {
      await press(wanted);
      await person.focused(wanted);
      await engine.press('Control+a');
      await (typed ? engine.type(typed) : engine.press('Delete'));
    },
    /** Drags something with the mouse and holds it at another place. */
    drag: async (from: Point, to: Point) => {
      await engine.move(from);
      await engine.down();
      const steps = 8;
      for (let step = 1; step <= steps; step += 1)
        await engine.move({
          x: Math.round(from.x + ((to.x - from.x) * step) / steps),
          y: Math.round(from.y + ((to.y - from.y) * step) / steps),
        });
    },
  };
  return person;
}
