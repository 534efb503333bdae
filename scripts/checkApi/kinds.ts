/** Describes a value in Portuguese without revealing it: `texto de 12 caracteres`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'ausente';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 1 ? 'lista de 1 item' : `lista de ${value.length} itens`;
  if (typeof value === 'string') return kindOfText(value);
  if (typeof value === 'number') return Number.isInteger(value) ? 'número inteiro' : 'número com decimais';
  if (typeof value === 'boolean') return 'true ou false';
  return isGapped(value) ? 'objeto com chaves numéricas' : 'objeto';
}

function kindOfText(text: string): string {
  if (text === '') return 'texto vazio';
  if (/^0000-00-00/.test(text)) return 'data zerada';
  if (/^-?\d+\.0+$/.test(text)) return 'texto com um inteiro escrito com decimais';
  if (/^-?\d+(\.\d+)?$/.test(text)) return 'texto com um número';
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}.*(\.\d+|Z|[+-]\d{2}:?\d{2})$/.test(text)) {
    return 'data e hora com frações ou fuso';
  }
  return text.length === 1 ? 'texto de 1 caractere' : `texto de ${text.length} caracteres`;
}

/** Only integer keys: `json_encode` of an array with gaps. */
export const isGapped = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => /^\d+$/.test(key));

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
