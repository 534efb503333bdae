import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, root, runNpm, say } from './run.mjs';

/** @typedef {{ version: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

const oldestNode = '20.19.0';

/** Throws when this Node is older than the project needs. */
export function checkNode() {
  const [major, minor] = versionOf(process.versions.node);
  const [neededMajor, neededMinor] = versionOf(oldestNode);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new Failure(
    `O Tribuna precisa do Node.js ${oldestNode} ou mais novo; este é o ${process.versions.node}.\n` +
      '  Instale uma versão atual (nodejs.org) e rode o comando de novo.',
  );
}

/**
 * @param {string} text
 * @returns {[major: number, minor: number]}
 */
function versionOf(text) {
  const [major = 0, minor = 0] = text.split('.').map(Number);
  return [major, minor];
}

/** Installs the packages of package-lock.json if any is missing or of another version; otherwise needs no network. */
export async function installPackages() {
  const reason = whyInstall();
  if (!reason) return;
  say(`▸ Instalando os pacotes (${reason})…`);
  if ((await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'])) !== 0) {
    throw new Failure(
      'Não foi possível instalar os pacotes (veja a mensagem do npm acima).\n' +
        '  Verifique a conexão com a internet e o registro do npm configurado, e rode o comando de novo.',
    );
  }
}

/** npm records what it installed in node_modules/.package-lock.json; what it may omit is marked optional. */
function whyInstall() {
  const installedFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return 'primeira vez';
  /** @type {(file: string) => Record<string, LockedPackage>} */
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(installedFile);
  for (const [path, { version, optional, devOptional }] of Object.entries(wanted)) {
    if (path === '') continue;
    const isAbsent = !installed[path] || !existsSync(join(root, path, 'package.json'));
    if (isAbsent ? !(optional || devOptional) : installed[path]?.version !== version) {
      return `falta ${path.replace('node_modules/', '')} ${version}`;
    }
  }
  return null;
}
