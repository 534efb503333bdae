import axios, { type AxiosProgressEvent } from 'axios';
import { environment } from '@/config/environment';
import { longestWaitMs, wireOf, type Answer, type ApiRequest } from './call';

const client = axios.create({
  baseURL: environment.apiUrl,
  timeout: longestWaitMs,
  // The API sets no such cookie, and looking for it delays each request.
  withXSRFToken: false,
  // client.ts alone parses bodies, so that non-JSON is a failure.
  transformResponse: (body: unknown) => body,
  validateStatus: () => true,
});

/** Sends a request; returns the raw response. Never throws. */
export async function send(
  call: Omit<ApiRequest, 'reply'>,
  token: string | null,
  responseType: 'blob' | 'text',
): Promise<Answer> {
  const { path, headers } = wireOf(call, token);
  const report = call.onUploadProgress;
  try {
    const { status, data } = await client.request<unknown>({
      url: path,
      headers,
      method: call.method ?? 'GET',
      data: call.body,
      responseType,
      ...(call.signal && { signal: call.signal }),
      ...(report && {
        onUploadProgress: ({ progress = 0 }: AxiosProgressEvent) => report(progress),
      }),
    });
    return { status, body: data };
  } catch (thrown) {
    return { status: null, reason: reasonOf(thrown) };
  }
}

function reasonOf(thrown: unknown) {
  if (axios.isCancel(thrown)) return 'cancelled';
  if (axios.isAxiosError(thrown) && (thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT')) {
    return 'timeout';
  }
  return 'offline';
}
