import { say } from './run.mjs';

/** Milliseconds between two updates: in place on a terminal, else line by line. */
const everySecond = 1000;
const everyMinute = 60_000;

/** Shows what is running, for how long, and how much of it is done, until `end`. */
export function showProgress() {
  const start = performance.now();
  /** @type {Map<string, import('./types.d.mts').Progress | null>} */
  const running = new Map();
  const { isTTY } = process.stdout;
  const wipe = () => isTTY && process.stdout.write('\r\x1b[K');

  const show = () => {
    if (!running.size) return;
    const seconds = Math.round((performance.now() - start) / 1000);
    const line = `▸ ${[...running].map(([name, state]) => stateOf(name, state)).join(', ')} · ${seconds} s`;
    if (!isTTY) return say(line);
    wipe();
    process.stdout.write(line.slice(0, process.stdout.columns - 1));
  };
  const timer = setInterval(show, isTTY ? everySecond : everyMinute);

  return {
    /** @param {string} name */
    begin(name) {
      running.set(name, null);
      return {
        /** @param {import('./types.d.mts').Progress} state */
        at: (state) => running.set(name, state),
        end: () => running.delete(name),
      };
    },
    /**
     * Writes other output meanwhile.
     * @param {() => void} write
     */
    pause(write) {
      wipe();
      write();
      if (isTTY) show();
    },
    end() {
      clearInterval(timer);
      wipe();
    },
  };
}

/**
 * @param {string} name
 * @param {import('./types.d.mts').Progress | null} state
 */
function stateOf(name, state) {
  if (!state?.of) return name;
  const failed = state.failed ? `, ${state.failed} com falha` : '';
  return `${name} ${state.done}/${state.of}${failed}`;
}
