/** Sent with every answer: the API may live on another origin than the app. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'token, action, content-type',
  'access-control-max-age': '600',
};
