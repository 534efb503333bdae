import { modules } from '../modules/registry';
import type { Answer } from '../protocol/answers';
import type { Call } from '../protocol/calls';
import type { Field, Fields } from '../protocol/fields';

const intro = `# A API

Todas as chamadas que a aplicação conhece, módulo por módulo. **Este arquivo é gerado**: \`npm run docs:api\` o
escreve a partir do que a API de demonstração declara (\`mocks/modules/*/endpoints.ts\`), e um teste reprova se ele
ficou para trás. A API de demonstração recusa o que não está aqui e confere cada resposta que dá. O que vale além
dos campos está em [\`rules/\`](rules/README.md).

- **Onde**: \`VITE_API_URL\` + script. A operação vai no cabeçalho \`action\`; as chamadas sem ação se distinguem pelo
  verbo e por haver \`id\`. As que não são públicas levam o cabeçalho \`token\`.
- **Consulta**: filtro vazio não se envia; listas vão como \`nome[]=1&nome[]=2\`; \`page\` começa em 1 e \`limit\`, se
  ausente, é 10.
- **Corpo**: JSON. Campo não obrigatório pode faltar, ser null ou, se texto, \`''\`.
- **Resposta de lista**: \`{ "data": [linha…], "total": n }\`. Textos e dígitos que faltam são \`''\`.
- **Recusa**: \`{ "message", "errors": [{ "fieldName", "message" }] }\` com 400 (fora do declarado ou impossível agora),
  403 (sem sessão ou sem permissão), 404 (não existe, ou é de outro gabinete) ou 422 (campos a corrigir).
`;

/** docs/api.md, generated from every call's declaration. */
export const apiDocs = (): string =>
  [intro, ...modules.map(({ title, scripts }) => section(title, scripts))].join('\n');

const section = (title: string, scripts: readonly { name: string; calls: readonly Call[] }[]) =>
  [`## ${title}\n`, ...scripts.flatMap(({ name, calls }) => calls.map((call) => callText(name, call)))].join(
    '\n',
  );

function callText(script: string, call: Call): string {
  const title = [call.method, script, call.action && `· ${call.action}`].filter(Boolean).join(' ');
  return [
    `### ${title}\n\n${call.says}${accessText(call)}\n`,
    requestTable('Consulta', call.query, true),
    requestTable('Corpo', call.body),
    answerText(call.answer),
  ]
    .filter(Boolean)
    .join('\n');
}

function accessText({ access, rule }: Call): string {
  if (rule) return ` Permissão: \`${rule}\`.`;
  if (access === 'either') return ' Pública, com ou sem token.';
  return access === 'public' ? ' Pública, sem token.' : '';
}

const requestTable = (title: string, fields: Fields, isQuery = false) =>
  table(title, ['campo', 'tipo', 'obrigatório', 'observações'], fields, (name, field) => [
    `\`${isQuery && field.isList ? `${name}[]` : name}\``,
    typeOf(field),
    field.isRequired || field.blankMessage !== undefined ? 'sim' : '',
    notesOf(field),
  ]);

const answerTable = (title: string, fields: Fields) =>
  table(title, ['campo', 'tipo', 'observações'], fields, (name, field) => [
    `\`${name}\``,
    field.isNullable ? `${typeOf(field)}, ou null` : typeOf(field),
    notesOf(field),
  ]);

function answerText(answer: Answer): string {
  if (answer.kind === 'nothing') return 'Resposta: `{}`.\n';
  if (answer.kind === 'file') return `Resposta: um arquivo \`${answer.type}\`.\n`;
  if (answer.kind === 'record') return answerTable('Resposta', answer.fields);
  const shape = answer.isBare ? 'a lista pura, com' : 'lista de';
  return [
    answerTable(`Resposta: ${shape}`, answer.fields),
    answerTable('Quando se pede tudo o que foi achado, ou mais de 100 linhas, também', answer.inExports),
  ]
    .filter(Boolean)
    .join('\n');
}

function table(
  title: string,
  columns: readonly string[],
  fields: Fields,
  toCells: (name: string, field: Field<unknown, boolean>) => readonly string[],
): string {
  const rows = flat(fields).map(([name, field]) => toCells(name, field));
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`${title}:\n`, line(columns), line(columns.map(() => '---')), ...rows.map(line), ''].join('\n');
}

/** Flattens nested fields: `address.zipCode`, `telephone[].number`. */
const flat = (fields: Fields, before = ''): [name: string, field: Field<unknown, boolean>][] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [before + name, field],
    ...flat(field.inner ?? {}, `${before}${name}${field.isRepeated ? '[]' : ''}.`),
  ]);

function typeOf({ inner, isRepeated, expects }: Field<unknown, boolean>): string {
  if (inner) return isRepeated ? 'lista de objetos' : 'objeto';
  return expects.replace(/^(um|uma) (?!destes)/, '');
}

const notesOf = ({ maxLength, note }: Field<unknown, boolean>) =>
  [maxLength === undefined ? null : `até ${maxLength} caracteres`, note].filter(Boolean).join('; ');
