import { parseArgs } from 'node:util';

/** The message, in Portuguese, says what to do. */
export class UsageProblem extends Error {}

export const usage = `Uso: npm run check:api -- --url https://… --email …
  --url URL          a pasta onde estão os scripts PHP (login.php…)
  --email E-MAIL     quem entra; a senha é pedida, ou vem de TRIBUNA_PASSWORD
  --account ID       qual das contas do e-mail, se tem várias
  --origin URL       onde o aplicativo vai ficar, para conferir o CORS
  --identifier TEXTO o de uma página de fatura (/invoice/open/…)
  --out PASTA        onde escrever api-report.md e api-report.json
  --writes           também grava, altera e exclui um registro marcado por módulo;
                     só com --office-is-for-tests`;

export function readCheckOptions(commandLine: string[]) {
  const flags = parse(commandLine);
  if (!flags.url || !/^https?:\/\//.test(flags.url) || !URL.canParse(flags.url)) {
    throw new UsageProblem(`Falta --url, ou não é um endereço (https://…).\n\n${usage}`);
  }
  if (!flags.email) throw new UsageProblem(`Falta --email.\n\n${usage}`);
  if (flags.writes && !flags['office-is-for-tests']) {
    throw new UsageProblem(
      '--writes grava no gabinete de quem entra. Se ele existe só para testes, repita com --office-is-for-tests.',
    );
  }
  if (flags.account !== undefined && !/^\d+$/.test(flags.account)) {
    throw new UsageProblem('--account é um número.');
  }
  return {
    url: flags.url.replace(/\/+$/, ''),
    email: flags.email,
    account: flags.account === undefined ? null : Number(flags.account),
    origin: flags.origin?.replace(/\/+$/, '') ?? null,
    identifier: flags.identifier ?? null,
    writes: flags.writes ?? false,
    out: flags.out ?? '.',
  };
}

function parse(commandLine: string[]) {
  try {
    return parseArgs({
      args: commandLine,
      options: {
        url: { type: 'string' },
        email: { type: 'string' },
        account: { type: 'string' },
        origin: { type: 'string' },
        identifier: { type: 'string' },
        out: { type: 'string' },
        writes: { type: 'boolean' },
        'office-is-for-tests': { type: 'boolean' },
      },
    }).values;
  } catch (thrown) {
    throw new UsageProblem(`Opção inválida: ${(thrown as Error).message}\n\n${usage}`);
  }
}
