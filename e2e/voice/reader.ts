import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const customization = new URL('./orca/', import.meta.url);
const runCommand = promisify(execFile);
const onDisplay = (...args: string[]) => runCommand('xdotool', args);

/** Milliseconds of silence after which the reader has finished. */
const quiet = 1200;
/** Milliseconds to wait for expected words. */
const patience = 40_000;

/** Orca with its output in a file, and the display's keyboard. */
export interface Reader {
  /** Its output since the last call, once `isEnough` and nothing more follows. */
  listen(isEnough?: (said: readonly string[]) => boolean): Promise<string[]>;
  /** Whether it reads a page from the beginning when it opens. */
  readPages(reads: boolean): void;
  /** 'Tab', 'ctrl+Return', in order. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives the newest Firefox window the keyboard, and its page focus. */
  takeWindow(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Orca in this display; needs a session bus. */
export async function startReader(): Promise<Reader> {
  const home = mkdtempSync(join(tmpdir(), 'tribuna-voice-'));
  const speech = join(home, 'speech.jsonl');
  cpSync(customization, join(home, 'orca'), { recursive: true });
  const stopped = `${speech}.stopped`;
  writeFileSync(speech, '');
  const env = { ...process.env, XDG_DATA_HOME: home, SPEECH: speech, LANGUAGE: 'pt_BR' };
  const orca = spawn('orca', [], { env, stdio: 'ignore' });
  const lines = () => readFileSync(speech, 'utf8').split('\n').filter(Boolean);
  let told = 0;

  const listen: Reader['listen'] = async (isEnough = () => true) => {
    const since = () =>
      lines()
        .slice(told)
        .map((line) => JSON.parse(line) as string);
    const deadline = Date.now() + patience;
    for (let [count, changed] = [0, Date.now()]; ; await delay(100)) {
      const said = since();
      if (said.length !== count) [count, changed] = [said.length, Date.now()];
      const isQuiet = Date.now() - changed > quiet;
      if ((isQuiet && isEnough(said)) || Date.now() > deadline) {
        told += said.length;
        return said;
      }
    }
  };

  await listen((said) => said.length > 0);
  return {
    listen,
    readPages: (reads) => (reads ? rmSync(stopped, { force: true }) : writeFileSync(stopped, '')),
    press: async (...keys) => void (await onDisplay('key', '--delay', '150', ...keys)),
    type: async (text) => void (await onDisplay('type', '--delay', '60', text)),
    takeWindow: async () => {
      const { stdout } = await onDisplay('search', '--onlyvisible', '--class', 'firefox');
      const newest = String(Math.max(...stdout.split('\n').filter(Boolean).map(Number)));
      await onDisplay('windowsize', newest, '1440', '900');
      await onDisplay('windowfocus', '--sync', newest);
      await onDisplay('mousemove', '700', '500', 'click', '1', 'mousemove', '1439', '899');
    },
    stop: async () => {
      const ended = once(orca, 'exit');
      if (orca.kill('SIGKILL')) await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
