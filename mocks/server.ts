/* The demo over HTTP: `npx tsx mocks/server.ts [--dist dist]`. Flags: host/options.ts. */
import { readOptions, StartProblem } from './host/options';
import { startHost } from './host/startHost';
import { mailText, welcome } from './host/welcome';

async function main() {
  const options = readOptions(process.argv.slice(2), process.env);
  const host = await startHost(options, (mail, origin) => console.log(mailText(mail, origin)));
  console.log(welcome(host, options));

  const stop = () => {
    void host.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('exit', host.save);
}

main().catch((thrown: unknown) => {
  if (!(thrown instanceof StartProblem)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
});
