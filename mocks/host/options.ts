import { parseArgs } from 'node:util';
import { defects, isDefect, type DefectName } from '../protocol/defects';

export interface HostOptions {
  port: number;
  host: string;
  /** Extra host names, as behind a proxy. */
  names: readonly string[];
  /** CORS origin; null for none. */
  origin: string | null;
  /** Built app; null serves only the API. */
  dist: string | null;
  /** Null keeps the data in memory. */
  dataFile: string | null;
  reset: boolean;
  /** Voters of the main office in new data; null for the default. */
  voters: number | null;
  /** Milliseconds added to every API response. */
  delay: number;
  /** PHP-style replies: numbers and booleans as text. */
  php: boolean;
  /** See protocol/defects.ts. */
  defects: readonly DefectName[];
  /** Seed of random delays (testing/jitter.ts); null for none. */
  jitter: number | null;
}

/** A usage error; its message, in Portuguese, says what to do. */
export class StartProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartProblem';
  }
}

export const usage = `Uso: npx tsx mocks/server.ts [opções]
  --dist DIR      serve também o aplicativo construído nesse diretório
  --port N        porta (ou PORT; padrão 4173)
  --host NOME     endereço de escuta (ou HOST; padrão 127.0.0.1)
  --name NOME     outro nome por que responde, como o de um proxy à frente dele; pode se repetir
  --origin URL    outra origem, como http://127.0.0.1:5173, cujas páginas podem usar a API
  --data ARQUIVO  onde guardar os dados (padrão .demo/data.json)
  --memory        não guarda os dados
  --reset         recomeça com dados novos
  --voters N      quantidade de eleitores ao criar os dados
  --delay MS      atraso de cada resposta da API
  --php           responde números e booleanos como texto, como o PHP costuma fazer
  --defect NOME   responde com um destes defeitos; pode se repetir:
${Object.entries(defects)
  .map(([name, { says }]) => `                  ${name.padEnd(18)} ${says}`)
  .join('\n')}
  --jitter N      atrasa respostas e arquivos como sorteado por esse número, e fora de ordem`;

/**
 * Reads flags and environment (PORT, HOST).
 * @throws StartProblem for unknown flags and invalid values
 */
export function readOptions(
  commandLine: string[],
  environment: Record<string, string | undefined>,
): HostOptions {
  const flags = parseFlags(commandLine);
  const wholeNumber = (name: string, value: string, highest: number) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number <= highest) return number;
    throw new StartProblem(`${name} precisa ser um número inteiro de 0 a ${highest}; recebido: "${value}".`);
  };
  return {
    port: wholeNumber('A porta', flags.port ?? (environment.PORT || '4173'), 65_535),
    host: flags.host ?? (environment.HOST || '127.0.0.1'),
    names: flags.name ?? [],
    origin: flags.origin === undefined ? null : originOf(flags.origin),
    dist: flags.dist ?? null,
    dataFile: flags.memory ? null : (flags.data ?? '.demo/data.json'),
    reset: flags.reset ?? false,
    voters: flags.voters === undefined ? null : wholeNumber('--voters', flags.voters, 1_000_000),
    delay: wholeNumber('--delay', flags.delay ?? '0', 600_000),
    php: flags.php ?? false,
    defects: (flags.defect ?? []).map(defectOf),
    jitter: flags.jitter === undefined ? null : wholeNumber('--jitter', flags.jitter, 999_999_999),
  };
}

function defectOf(name: string): DefectName {
  if (isDefect(name)) return name;
  const known = Object.keys(defects).join(', ');
  throw new StartProblem(`--defect é um destes: ${known}; recebido: "${name}".`);
}

function originOf(text: string): string {
  const isOrigin = /^https?:\/\/[^/?#@]+\/?$/.test(text) && URL.canParse(text);
  if (isOrigin) return new URL(text).origin;
  throw new StartProblem(`--origin precisa ser como http://127.0.0.1:5173; recebido: "${text}".`);
}

function parseFlags(commandLine: string[]) {
  try {
    return parseArgs({
      args: commandLine,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        name: { type: 'string', multiple: true },
        origin: { type: 'string' },
        dist: { type: 'string' },
        data: { type: 'string' },
        memory: { type: 'boolean' },
        reset: { type: 'boolean' },
        voters: { type: 'string' },
        delay: { type: 'string' },
        php: { type: 'boolean' },
        defect: { type: 'string', multiple: true },
        jitter: { type: 'string' },
      },
    }).values;
  } catch (thrown) {
    throw new StartProblem(`Opção inválida: ${(thrown as Error).message}\n\n${usage}`);
  }
}
