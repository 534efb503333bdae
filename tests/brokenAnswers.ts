import { HttpResponse } from 'msw';

const html = (body: string) =>
  new HttpResponse(body, { status: 200, headers: { 'content-type': 'text/html' } });

/** Response failures that screens must survive: name, response, part of the message. */
export const brokenAnswers: [name: string, answer: () => Response, told: RegExp][] = [
  ['no network', () => HttpResponse.error(), /Não conseguimos falar com o sistema/],
  [
    'an error of the server',
    () => HttpResponse.json({ message: 'SQLSTATE[42S02]' }, { status: 500 }),
    /O sistema teve um problema/,
  ],
  [
    'a page instead of data',
    () => html('<!doctype html><title>Manutenção</title>'),
    /não conseguimos entender/,
  ],
  [
    'a notice before the data',
    () => html('<br />Notice: Undefined index in /var/www/a.php {"id":1}'),
    /não conseguimos entender/,
  ],
  ['an empty body', () => html(''), /não conseguimos entender/],
];
