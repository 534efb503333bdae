/** Lets pages of one other origin ask and read; the answer itself is changed and given back. */
export function allowOrigin(origin: string, response: Response): Response {
  const { headers } = response;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS');
  headers.set('access-control-allow-headers', 'token, action, content-type');
  headers.set('access-control-max-age', '600');
  headers.append('vary', 'origin');
  return response;
}
