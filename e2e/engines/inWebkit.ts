import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, mkdir, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Builder, Button, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/support/demo.mjs';
import { findWebkit } from '../../scripts/browser.mjs';
import { desk } from '../support/steps';
import { noteProblems } from './inPage';
import type { Engine, Point, Size, Wishes } from './engine';

/** Longer than any operation in a page takes. */
const longest = 30_000;
/** Milliseconds between two checks. */
const soon = 30;
/** A new page is checked before its code runs. */
const earliest = 4;

/** WebKitGTK, by its own driver, on an invisible display. */
export async function openInWebkit(base: string, wishes: Wishes): Promise<Engine> {
  const found = findWebkit();
  if (!found) throw new Error('There is no WebKitGTK here.');
  const home = await makeHome(wishes);
  const screen = await openScreen(found.screen);
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const server = spawn(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: home,
      XDG_CONFIG_HOME: join(home, 'config'),
      // No bus: otherwise GTK starts desktop services that outlive it.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const endAll = () => {
    server.kill();
    screen.process.kill();
  };
  process.once('exit', endAll);
  try {
    await answering(`http://127.0.0.1:${port}/status`);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          // Pages are awaited by their content: one that never finishes loading would block the driver.
          pageLoadStrategy: 'none',
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
        }),
      )
      .build();
    await driver.manage().setTimeouts({ script: longest, pageLoad: longest });
    await openBareWindow(driver, `${base}/robots.txt`);
    if (found.hands) await giveKeyboard(found.hands, screen.display);
    const engine = engineOf(driver, base, join(home, 'saved'));
    await engine.resize(desk);
    return {
      ...engine,
      close: async () => {
        await driver.quit().catch(() => undefined);
        endAll();
        process.off('exit', endAll);
        await rm(home, { recursive: true, force: true }).catch(() => undefined);
      },
    };
  } catch (thrown) {
    endAll();
    throw thrown;
  }
}

/** A separate home for the browser: for downloads, and settings without animations. */
async function makeHome({ contrast }: Wishes) {
  const home = await mkdtemp(join(tmpdir(), 'tribuna-webkit-'));
  const settings = join(home, 'config', 'gtk-3.0');
  await mkdir(settings, { recursive: true });
  await mkdir(join(home, 'saved'));
  await writeFile(join(home, 'config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/saved"\n');
  // Allows a window as narrow as a phone, without GTK's own minimum sizes.
  await writeFile(join(settings, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; }\n');
  // Animated targets would be missed. A GTK theme is the way to request more contrast.
  const theme = contrast ? 'gtk-theme-name=HighContrast\n' : '';
  await writeFile(join(settings, 'settings.ini'), `[Settings]\ngtk-enable-animations=0\n${theme}`);
  return home;
}

/** Xvfb chooses a free number and writes it to file descriptor 3. */
async function openScreen(command: string) {
  const options = ['-displayfd', '3', '-screen', '0', '1600x3200x24', '-nolisten', 'tcp'];
  const process: ChildProcess = spawn(command, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise<string>((resolve, reject) => {
    let told = '';
    process.stdio[3]?.on('data', (piece: Buffer) => {
      told += piece.toString();
      if (told.endsWith('\n')) resolve(`:${told.trim()}`);
    });
    process.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    process.once('error', reject);
  });
  return { process, display };
}

async function answering(url: string) {
  const end = Date.now() + longest;
  for (;;) {
    const hasAnswered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (hasAnswered) return;
    if (Date.now() > end) throw new Error(`${url} does not answer.`);
    await delay(soon);
  }
}

/** MiniBrowser's window is at least as wide as its address bar; one that a page opens has none. */
async function openBareWindow(driver: WebDriver, address: string) {
  const [first = ''] = await driver.getAllWindowHandles();
  // On the same site from the start: WebKit switches processes for another site, and its driver loses the window.
  await driver.get(address);
  await untilIn(driver, `return location.href === '${address}' && document.readyState === 'complete'`);
  await driver.executeScript(
    `document.addEventListener('click', () => void window.open('${address}', '_blank', 'popup,width=800,height=600'), { once: true })`,
  );
  await driver.actions({ async: true }).move({ x: 50, y: 50, duration: 0 }).click().perform();
  const end = Date.now() + longest;
  for (;;) {
    const bare = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
    if (bare) {
      await driver.switchTo().window(bare);
      return untilIn(driver, `return location.href === '${address}' && document.readyState === 'complete'`);
    }
    if (Date.now() > end) throw new Error('WebKit opened no window.');
    await delay(soon);
  }
}

/** Activates the window, as a desktop would; without that a focused page shows no focus. */
async function giveKeyboard(hands: string, display: string) {
  const onDisplay = (...args: string[]) =>
    promisify(execFile)(hands, args, { env: { ...process.env, DISPLAY: display } });
  const { stdout } = await onDisplay('search', '--onlyvisible', '--class', 'MiniBrowser');
  const newest = Math.max(...stdout.split('\n').filter(Boolean).map(Number));
  await onDisplay('windowfocus', '--sync', String(newest));
}

const modifiers: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Alt: Key.ALT,
  Meta: Key.META,
};
const named: Record<string, string> = {
  ...{ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, Backspace: Key.BACK_SPACE, Delete: Key.DELETE },
  ...{
    ArrowDown: Key.ARROW_DOWN,
    ArrowUp: Key.ARROW_UP,
    ArrowLeft: Key.ARROW_LEFT,
    ArrowRight: Key.ARROW_RIGHT,
  },
  ...{ Home: Key.HOME, End: Key.END, F10: Key.F10 },
};

function engineOf(driver: WebDriver, base: string, saved: string): Engine {
  const act = () => driver.actions({ async: true });
  const leave = async (go: () => Promise<unknown>) => {
    await driver.executeScript('window.isBeingLeft = true');
    await go();
    await left(driver);
  };
  return {
    name: 'webkit',
    base,
    goto: (path) => leave(() => driver.get(new URL(path, base).href)),
    reload: () => leave(() => driver.navigate().refresh()),
    back: () => driver.navigate().back(),
    run: async <Answer>(script: string, given: readonly unknown[] = []) => {
      const answer: { value?: Answer; thrown?: string } = await driver.executeAsyncScript(
        `const end = arguments[arguments.length - 1];
         Promise.resolve().then(() => (${script})(...${JSON.stringify(given)}))
           .then((value) => end({ value }), (thrown) => end({ thrown: String(thrown) }));`,
      );
      if (answer.thrown !== undefined) throw new Error(answer.thrown);
      return answer.value as Answer;
    },
    load: async (source) => void (await driver.executeScript(source)),
    press: async (keys) => {
      const held = keys.split('+').filter((key) => key in modifiers);
      const key = keys.slice(held.join('+').length + (held.length ? 1 : 0));
      const keyboard = act();
      for (const each of held) keyboard.keyDown(modifiers[each] ?? '');
      keyboard.keyDown(named[key] ?? key).keyUp(named[key] ?? key);
      for (const each of held.reverse()) keyboard.keyUp(modifiers[each] ?? '');
      await keyboard.perform();
    },
    hold: (key) =>
      act()
        .keyDown(modifiers[key] ?? '')
        .perform(),
    release: (key) =>
      act()
        .keyUp(modifiers[key] ?? '')
        .perform(),
    type: (text) => act().sendKeys(text).perform(),
    move: ({ x, y }: Point) =>
      act()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .perform(),
    down: () => act().press(Button.LEFT).perform(),
    up: () => act().release(Button.LEFT).perform(),
    resize: (size) => resize(driver, size),
    saving: async (act) => {
      const before = await readdir(saved);
      await act();
      const end = Date.now() + longest;
      for (;;) {
        const name = (await readdir(saved)).find(
          (each) => !before.includes(each) && !each.endsWith('.wkdownload'),
        );
        if (name && !(await isHeldOpen(join(saved, name))))
          return { name, text: await readFile(join(saved, name), 'utf8') };
        if (Date.now() > end) throw new Error('Nothing was saved.');
        await delay(soon);
      }
    },
    problems: () => driver.executeScript<string[]>(`return window.noted?.splice(0) ?? []`),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** Whether a process still has the file open: WebKit gives it its final name before it is complete. */
async function isHeldOpen(file: string) {
  for (const process of await readdir('/proc')) {
    if (!/^\d+$/.test(process)) continue;
    const folder = `/proc/${process}/fd`;
    // Processes and their open files change meanwhile.
    for (const one of await readdir(folder).catch(() => []))
      if ((await readlink(join(folder, one)).catch(() => '')) === file) return true;
  }
  return false;
}

/** Waits until the previous page is gone; problems of the new one are recorded from then on. */
const left = (driver: WebDriver) =>
  untilIn(
    driver,
    `if (window.isBeingLeft) return false;
     if (!window.noted) (${String(noteProblems)})();
     return document.readyState !== 'loading';`,
  );

/** Repeats a script until it returns true; it may fail while a page is being left. */
async function untilIn(driver: WebDriver, script: string) {
  const end = Date.now() + longest;
  let last: unknown = null;
  for (;;) {
    try {
      last = await driver.executeScript<boolean>(script);
    } catch (thrown) {
      last = thrown;
    }
    if (last === true) return;
    if (Date.now() > end) {
      const address = await driver.getCurrentUrl().catch(String);
      throw new Error(`WebKit stands at ${address} and says ${String(last)}.`);
    }
    await delay(earliest);
  }
}

/** Resizes until the viewport has that size: a bar may be shown beside it, e.g. for downloads. */
async function resize(driver: WebDriver, { width, height }: Size) {
  const read = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  let bar = 0;
  let is: [number, number] = [0, 0];
  for (const end = Date.now() + longest; Date.now() < end; bar += height - is[1]) {
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + bar });
    // The window follows with a delay.
    for (let look = 0; look < 40; look += 1) {
      is = await read();
      if (is[0] === width && is[1] === height) return;
      await delay(soon);
    }
  }
  throw new Error(`The window is ${is.join(' x ')}, not ${width} x ${height}.`);
}
