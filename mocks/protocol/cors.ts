/** Adds CORS headers for one origin, in place. */
export function allowOrigin(origin: string, response: Response): Response {
  const { headers } = response;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS');
  headers.set('access-control-allow-headers', 'token, action, content-type');
  headers.set('access-control-max-age', '600');
  headers.append('vary', 'origin');
  return response;
}
