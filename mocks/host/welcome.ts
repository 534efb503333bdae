import type { Mail } from '../protocol/calls';
import { demoAccounts, demoPages } from '../seed/accounts';
import { demoVoters } from '../modules/voters/demoVoters';
import type { HostOptions } from './options';
import type { Host } from './startHost';

/** Startup message: URLs, accounts to sign in with, pages to open. */
export function welcome({ url, notice }: Host, { dist, dataFile }: HostOptions): string {
  const servesApp = dist !== null;
  const width = Math.max(...Object.values(demoAccounts).map(({ email }) => email.length));
  const lines = [
    '',
    servesApp ? `  Tribuna no ar: ${url}` : `  API de demonstração no ar: ${url}/api`,
    '',
    '  Contas (e-mail, senha, o que mostram):',
    ...Object.values(demoAccounts).map(
      ({ email, password, shows }) => `    ${email.padEnd(width)}  ${password}  ${shows}`,
    ),
    '',
  ];
  if (servesApp) {
    lines.push(
      '  Páginas públicas:',
      ...demoPages.map(({ path, shows }) => `    ${url}${path}  ${shows}`),
      '',
      '  Eleitores para procurar pelo nome:',
      ...Object.values(demoVoters).map(({ name, shows }) => `    ${name}: ${shows}`),
      '',
    );
  }
  if (notice) lines.push(`  Atenção: ${notice}`, '');
  lines.push(
    dataFile === null
      ? '  Os dados ficam só na memória.'
      : `  Os dados ficam em ${dataFile}; --reset recomeça.`,
    '  Ctrl+C encerra.',
    '',
  );
  return lines.join('\n');
}

/** A mail the API would have sent, with its link as a full address. */
export const mailText = ({ to, subject, link }: Mail, origin: string) =>
  `  E-mail para ${to}: ${subject}\n    ${origin}${link}\n`;
