import { parseArgs } from 'node:util';
import { Failure } from '../support/run.mjs';

/** The parts of the benchmark, in running order. */
export const parts = {
  weight: 'Peso: o JavaScript que cada rota baixa até ficar ociosa',
  load: 'Carregamento: 4G lento, processador 4x mais lento',
  lists: 'Listas, ao lado de uma tabela simples: 4G lento, processador 4x mais lento',
  http2: 'As mesmas listas em HTTP/2, como num servidor de verdade: 4G lento, processador 4x mais lento',
  steps: 'Passos: processador 4x mais lento',
  export: 'Exportação de todos os eleitores',
  scale: 'Escala: o que se faz com todos os eleitores de uma vez',
  office: 'O que atravessa módulos: 20 mil atendimentos',
  desk: 'A mesa de quem responde pelo gabinete: 1.000 em aberto, 100 ms por resposta',
  import: 'A importação de eleitores, do arquivo à conferência, ao lado de 100 mil eleitores',
  heap: 'Memória depois de abrir e fechar painéis',
};

const names = Object.keys(parts);

export const usage = `Uso: npm run bench -- [opções]

Constrói a demonstração, inicia-a com 100 mil eleitores em uma porta livre, mede em um Chromium e mostra uma
tabela, cada valor ao lado da meta. Os valores são medianas. Nada é gravado.

  --runs N        quantas voltas cada medida dá (padrão 5)
  --only PARTES   só algumas partes, separadas por vírgula:
${names.map((name) => `                    ${name.padEnd(8)}${parts[name]}`).join('\n')}
  --json          escreve as medidas em JSON na saída padrão, e a tabela na de erros
  --help          esta ajuda

Sem --only são uns vinte minutos. Feche o que puder antes: outro programa ocupado muda os tempos.`;

/**
 * Parses the command line.
 * @throws Failure for invalid options
 */
export function readOptions(args) {
  const problem = (text) => new Failure(`${text}\n\n${usage}`);
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string', default: names.join(',') },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (thrown) {
    throw problem(`Opção inválida: ${thrown.message}`);
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw problem('--runs precisa ser um número inteiro, de 1 em diante.');
  const asked = values.only.split(',');
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length) throw problem(`Parte desconhecida: ${unknown.join(', ')}.`);
  return { runs, only: names.filter((name) => asked.includes(name)), json: values.json, help: values.help };
}
