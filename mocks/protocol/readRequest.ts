import type { Call } from './calls';
import { wrong, type Fields } from './fields';
import { badRequest, type FieldError } from './refusal';

type Read = Record<string, unknown>;

/** Collects errors and refuses naming every field. */
class Problems {
  readonly #errors: FieldError[] = [];

  add(fieldName: string, message: string) {
    this.#errors.push({ fieldName, message });
  }

  refuseIfAny(where: string) {
    if (this.#errors.length === 0) return;
    const list = this.#errors.map(({ fieldName, message }) => `${fieldName}: ${message}`).join('; ');
    throw badRequest(`${where} fora do declarado. ${list}`, this.#errors);
  }
}

function addMissing(fields: Fields, read: Read, problems: Problems) {
  for (const [name, { isRequired }] of Object.entries(fields)) {
    if (isRequired && (read[name] === undefined || read[name] === ''))
      problems.add(name, 'campo obrigatório ausente');
  }
}

/** @throws Refusal (400) naming unknown, repeated, empty and invalid fields */
export function readQuery(fields: Fields, parameters: URLSearchParams): Read {
  const problems = new Problems();
  const read: Read = {};
  for (const [key, value] of parameters) {
    const isList = key.endsWith('[]');
    const name = isList ? key.slice(0, -2) : key;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || field.isList !== isList) problems.add(key, 'campo desconhecido');
    else if (value === '') problems.add(key, 'filtro vazio não deve ser enviado');
    else if (!isList && name in read) problems.add(key, 'campo repetido');
    else {
      const item = field.fromText(value);
      if (item === wrong) problems.add(key, `esperado ${field.expects}, recebido "${value}"`);
      else
        read[name] = isList
          ? [...((read[name] as unknown[] | undefined) ?? []), ...(item as unknown[])]
          : item;
    }
  }
  addMissing(fields, read, problems);
  problems.refuseIfAny('Consulta');
  return read;
}

/** The app sends three: a list of objects inside the body. */
const maxLevels = 10;

/** Checked before parsing: deep nesting could overflow the stack of recursive code. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [mark] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
    if (mark === '[' || mark === '{') deepest = Math.max(deepest, (depth += 1));
    else if (mark === ']' || mark === '}') depth -= 1;
  }
  return deepest;
}

/** @throws Refusal (400) naming unknown and invalid fields */
async function readJson(fields: Fields, request: Request): Promise<Read> {
  const source = await request.text();
  if (source === '' && Object.keys(fields).length === 0) return {};
  // Exact match: other types would let a page of another origin post without a preflight.
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw badRequest('O corpo precisa ser JSON (content-type application/json).');
  }
  if (depthOf(source) > maxLevels) throw badRequest('O corpo tem níveis demais.');
  let body: unknown;
  try {
    body = JSON.parse(source);
  } catch {
    throw badRequest('O corpo não é um JSON válido.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badRequest('O corpo precisa ser um objeto JSON.');
  }

  const problems = new Problems();
  const read: Read = {};
  for (const [name, value] of Object.entries(body)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) problems.add(name, 'campo desconhecido');
    else {
      const item = value === null ? undefined : field.fromJson(value);
      if (item === wrong) problems.add(name, `esperado ${field.expects}, recebido ${JSON.stringify(value)}`);
      else read[name] = item;
    }
  }
  addMissing(fields, read, problems);
  problems.refuseIfAny('Corpo');
  return read;
}

async function readUpload(request: Request): Promise<File> {
  const form = await request.formData().catch(() => {
    throw badRequest('O envio precisa ser multipart/form-data.');
  });
  const names = [...form.keys()];
  const file = form.get('file');
  if (names.length !== 1 || file === null || typeof file === 'string') {
    throw badRequest(`O envio leva só o campo "file"; recebido: ${names.join(', ') || 'nada'}.`);
  }
  return file;
}

/** @throws Refusal (400) */
export async function readRequest(call: Call, request: Request, parameters: URLSearchParams) {
  const query = readQuery(call.query, parameters);
  if (call.method === 'GET' || call.method === 'DELETE') return { query, body: {}, file: null };
  if (call.isUpload) return { query, body: {}, file: await readUpload(request) };
  return { query, body: await readJson(call.body, request), file: null };
}
