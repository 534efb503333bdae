import type { CallFacts, Findings, Problem } from './findings';

export type FailureKind =
  | 'cancelled'
  | 'offline'
  | 'timeout'
  | 'forbidden'
  | 'validation'
  | 'notFound'
  | 'conflict'
  | 'tooMany'
  | 'server'
  | 'unreadable'
  | 'incomplete';

/** A server message about a field; `fieldName` is '' for none. */
export interface FieldError {
  fieldName: string;
  message: string;
}

export interface ApiFailure extends Findings {
  kind: FailureKind;
  status: number | null;
  /** Sentences in Portuguese, ready to show. */
  message: string;
  /** The cause alone, without a full stop, for screens with their own advice. */
  cause: string;
  errors: FieldError[];
  /** A write that may or may not have happened: check before resending. */
  outcomeUnknown: boolean;
}

/** Data or a failure, never an exception; the shape of RTK Query's base queries. */
export type ApiResult<T> =
  | { data: T; error?: undefined; call?: CallFacts }
  | { data?: undefined; error: ApiFailure; call?: undefined };

/** The result of an RTK Query promise. */
export interface Settled<T> {
  data?: T | undefined;
  error?: unknown;
}

const words: Record<FailureKind, readonly [cause: string, rest: string]> = {
  cancelled: ['A consulta foi interrompida', '.'],
  offline: ['Não conseguimos falar com o sistema', '. Verifique sua conexão com a internet e tente de novo.'],
  timeout: ['O sistema demorou demais para responder', '. Tente de novo em instantes.'],
  forbidden: ['Seu acesso terminou', '. Entre de novo para continuar.'],
  validation: ['Confira os dados informados', '.'],
  notFound: ['Não encontramos esse item', '. Ele pode ter sido excluído.'],
  conflict: ['Outra pessoa alterou esse item', '. Atualize a lista e tente de novo.'],
  tooMany: ['Foram muitas tentativas em pouco tempo', '. Aguarde um minuto e tente de novo.'],
  server: ['O sistema teve um problema', ' e não concluiu a operação. Tente de novo em instantes.'],
  unreadable: ['Recebemos uma resposta que não conseguimos entender', '. Tente de novo em instantes.'],
  incomplete: ['Não conseguimos ler este item por inteiro', '.'],
};

const unknownOutcome = 'Não sabemos se a operação foi concluída. Confira na lista antes de enviar de novo.';

interface FailureDetails {
  status?: number | null;
  message?: string;
  errors?: FieldError[];
  isWrite?: boolean;
  call?: CallFacts | undefined;
  problems?: readonly Problem[];
}

/** Builds a failure in Portuguese; a 4xx response's own message wins. */
export function createFailure(kind: FailureKind, details: FailureDetails = {}): ApiFailure {
  const outcomeUnknown =
    details.isWrite === true && (kind === 'timeout' || kind === 'offline' || kind === 'unreadable');
  const [cause, rest] = words[kind];
  const own = outcomeUnknown ? `${cause}. ${unknownOutcome}` : `${cause}${rest}`;
  return {
    kind,
    status: details.status ?? null,
    message: details.message?.trim() || own,
    cause,
    errors: details.errors ?? [],
    outcomeUnknown,
    ...(details.call && { call: details.call }),
    ...(details.problems?.length && { problems: details.problems }),
  };
}

/** Whether a failed write may have been done: also on 5xx, as a gateway may time out before it. */
export const mayHaveArrived = ({ outcomeUnknown, kind }: ApiFailure) => outcomeUnknown || kind === 'server';

/** The ApiFailure in a rejected value, else a generic one. */
export function toFailure(value: unknown): ApiFailure {
  const isFailure = typeof value === 'object' && value !== null && 'kind' in value && 'errors' in value;
  return isFailure ? (value as ApiFailure) : createFailure('server');
}

/** A query hook's error as a failure, if any. */
export const failureOf = (error: unknown) => (error ? toFailure(error) : undefined);

/** A mutation trigger's result as an ApiResult. */
export async function resultOf<T>(answer: PromiseLike<Settled<T>>): Promise<ApiResult<T>> {
  const { data, error } = await answer;
  return error ? { error: toFailure(error) } : { data: data as T };
}
