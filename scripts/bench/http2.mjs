import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../support/run.mjs';
import { launchBrowser, signIn } from './browser.mjs';
import { measureAll as measureLists } from './lists.mjs';

/** The lists as deployed: over one HTTP/2 connection, on which files need not queue. */
export async function measureAll(bench) {
  const identity = makeCertificate();
  const front = await startFront(bench.url, identity);
  // Responses loaded despite a certificate error are not cached: a separate browser trusts this one.
  const browser = await launchBrowser([`--ignore-certificate-errors-spki-list=${keyHash(identity.cert)}`]);
  try {
    const session = await signIn(browser, front.url);
    return await measureLists({ ...bench, browser, url: front.url, session });
  } finally {
    await browser.close();
    await front.stop();
  }
}

const keyHash = (cert) =>
  createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/** A self-signed certificate. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'tribuna-http2-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const args = ['req', '-x509', ...curve, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', args, { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch {
    throw new Failure(
      'A parte "http2" precisa do openssl, que faz o certificado: instale-o, ou meça sem ela.',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Headers of a single connection: HTTP/2 has none of these. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade', 'http2-settings'];
const passedOn = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.includes(name)),
  );

/** Speaks HTTP/2 to the browser and HTTP/1.1 to the demo, like nginx. */
async function startFront(target, identity) {
  const server = createSecureServer(identity, (incoming, outgoing) => {
    const headers = passedOn(incoming.headers);
    if (headers.origin) headers.origin = target;
    const asked = request(target + incoming.url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, passedOn(answer.headers));
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.stream.close());
    incoming.pipe(asked);
  });
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://127.0.0.1:${server.address().port}`,
    stop: async () => {
      sessions.forEach((session) => session.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
