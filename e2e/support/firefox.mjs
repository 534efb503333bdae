#!/usr/bin/env node
/*
 * Stands in for Firefox where Playwright starts it. Forwards all messages between the two, and adds what the Firefox
 * of current Debian (153) lacks of their protocol: a command without which Playwright opens no page, and the names of
 * downloads. `FIREFOX_PATH` names the Firefox to run.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Media features such as preferred colours; the journey in Firefox sets none. */
const unknownToFirefox = 'emulation.setMediaFeaturesOverride';
const announcement = /WebDriver BiDi listening on (ws:\S+?)\/?$/;

const browser = spawn(process.env.FIREFOX_PATH ?? '', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
browser.once('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => browser.kill(signal));

createInterface({ input: browser.stderr }).on('line', (line) => {
  const address = announcement.exec(line)?.[1];
  if (!address) return console.error(line);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, { url }) => passOn(client, new WebSocket(address + url)));
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
});

/**
 * Once Firefox is listening; until then nothing is accepted from Playwright.
 * @param {WebSocket} client
 * @param {WebSocket} firefox
 */
function passOn(client, firefox) {
  client.pause();
  firefox.on('open', () => client.resume());
  client.on('message', (data) => {
    const { id, method } = JSON.parse(String(data));
    if (method !== unknownToFirefox) firefox.send(String(data));
    else client.send(JSON.stringify({ type: 'success', id, result: {} }));
  });
  firefox.on('message', (data) => client.send(withDownloadName(String(data))));
  firefox.on('error', () => client.close());
  firefox.on('close', () => client.close());
  client.on('close', () => firefox.close());
}

/**
 * Playwright ignores a download without a name; its URL serves as well.
 * @param {string} text
 */
function withDownloadName(text) {
  if (!text.includes('"browsingContext.download')) return text;
  const message = JSON.parse(text);
  return JSON.stringify({ ...message, params: { download: message.params?.url, ...message.params } });
}
