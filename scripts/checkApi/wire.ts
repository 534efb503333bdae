import { longestWaitMs, wireOf } from '../../src/api/call';

/** A call as sent; an empty action sends no header. */
export interface WireCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  script: string;
  action: string;
  query?: object;
  body?: object;
  token?: string | null;
  headers?: Record<string, string>;
}

export interface WireReply {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** Decoded as UTF-8, including any byte order mark. */
  text: string;
  isUtf8: boolean;
  /** Milliseconds until the whole body arrived. */
  took: number;
}

/** No response; the message, in Portuguese, says what to do. */
export class NoAnswer extends Error {
  readonly isTimeout: boolean;
  constructor(message: string, isTimeout = false) {
    super(message);
    this.name = 'NoAnswer';
    this.isTimeout = isTimeout;
  }
}

export type Ask = (call: WireCall) => Promise<WireReply>;

/**
 * Calls the scripts under a URL, as the app does.
 * @param stop aborts the pending request
 */
export const createAsk =
  (url: string, stop: AbortSignal, origin: string | null): Ask =>
  async ({ method, script, action, query = {}, body, token = null, headers = {} }) => {
    const wire = wireOf({ script, action, query }, token);
    const begun = performance.now();
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}${wire.path}`, {
        method,
        headers: {
          ...wire.headers,
          ...(origin && { origin }),
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        redirect: 'manual',
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([stop, AbortSignal.timeout(longestWaitMs)]),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        status: response.status,
        headers: response.headers,
        bytes,
        ...decode(bytes),
        took: Math.round(performance.now() - begun),
      };
    } catch (thrown) {
      if (stop.aborted) throw thrown;
      throw noAnswer(thrown);
    }
  };

function decode(bytes: Uint8Array) {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), isUtf8: true };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isUtf8: false };
  }
}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|ERR_TLS|ERR_SSL/;

function noAnswer(thrown: unknown): NoAnswer {
  if (thrown instanceof Error && thrown.name === 'TimeoutError') {
    return new NoAnswer(`O servidor não respondeu em ${longestWaitMs / 1000} segundos.`, true);
  }
  const { code = '' } = ((thrown as Error | undefined)?.cause ?? {}) as { code?: string };
  if (certificateCodes.test(code)) {
    return new NoAnswer(
      `O certificado do servidor não é aceito (${code}). Um navegador também o recusaria: acerte-o antes de conferir.`,
    );
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new NoAnswer('Não há servidor com esse nome. Confira o endereço em --url.');
  }
  if (code === 'ECONNREFUSED') {
    return new NoAnswer('Ninguém atende nesse endereço e porta. Confira --url.');
  }
  return new NoAnswer(`O servidor não respondeu${code && ` (${code})`}. Confira o endereço e a rede.`);
}
