import { readBody } from '../../src/api/body';
import { parseExpires } from './tokenEnd';
import type { Checking } from './checkReads';
import type { Difference } from './declared';
import type { Finding, Outcome } from './findings';
import { difference, saysRefusal } from './judge';
import { NoAnswer, type WireReply } from './wire';

const wrongToken = 'conferencia-token-que-nao-existe';

/** A staff read that works in every office. */
const plain = {
  method: 'GET',
  script: 'queries.php',
  action: 'userList',
  query: { ac: 'userList' },
} as const;

interface Network extends Checking {
  /** The app's future origin; null if not given. */
  origin: string | null;
  /** The token's expiry as received. */
  expires: unknown;
}

/** Checks CORS, tokens, compression and the median response time. */
export async function checkNetwork(checking: Network): Promise<void> {
  for (const check of [checkCors, checkTokens]) {
    try {
      await check(checking);
    } catch (thrown) {
      if (!(thrown instanceof NoAnswer)) throw thrown;
      checking.onFinding(found('Chamadas sem token', 'stops', thrown.message));
    }
  }
  checkTokenEnd(checking);
  checkAnswers(checking);
}

const found = (
  subject: string,
  outcome: Outcome,
  words = '',
  differences: Difference[] = [],
  screen = '',
): Finding => ({ part: 'network', subject, screen, outcome, differences, words, took: null });

async function checkCors({ ask, onFinding, origin }: Network): Promise<void> {
  const subject = 'CORS';
  if (origin === null) {
    onFinding(
      found(subject, 'unasked', 'Diga com --origin onde o aplicativo vai ficar, se não no mesmo endereço.'),
    );
    return;
  }
  const headers = {
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'action,token',
  };
  const before = await ask({ ...plain, method: 'OPTIONS', action: '', headers });
  const answer = await ask({ ...plain, token: wrongToken });
  const allowed = before.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
  const differences = [
    ...(before.status >= 200 && before.status < 300
      ? []
      : [difference('OPTIONS', 'status 200 ou 204', `status ${before.status}`)]),
    ...(allows(before, origin)
      ? []
      : [difference('access-control-allow-origin', 'a origem do aplicativo', 'outra, ou nenhuma')]),
    ...['token', 'action']
      .filter((name) => allowed !== '*' && !allowed.split(/\s*,\s*/).includes(name))
      .map((name) => difference('access-control-allow-headers', `"${name}"`, 'não permitido')),
    ...(allows(answer, origin)
      ? []
      : [
          difference(
            'access-control-allow-origin',
            'a origem do aplicativo também nas recusas',
            'outra, ou nenhuma',
          ),
        ]),
  ];
  const isWorst = differences.length > 0;
  onFinding(
    found(
      subject,
      isWorst ? 'stops' : 'documented',
      isWorst ? 'O navegador não deixaria a página ler as respostas.' : '',
      differences,
      isWorst ? 'todas' : '',
    ),
  );
}

const allows = ({ headers }: WireReply, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

async function checkTokens({ ask, onFinding }: Network): Promise<void> {
  for (const [subject, token] of [
    ['Chamada sem token', null],
    ['Chamada com um token errado', wrongToken],
  ] as const) {
    onFinding(tokenFinding(subject, await ask({ ...plain, token })));
  }
}

function tokenFinding(subject: string, { status, text }: WireReply): Finding {
  if (status === 403) return found(subject, 'documented');
  if (status === 401) return found(subject, 'differs', '', [difference('status', '403', '401')]);
  const isOk = status >= 200 && status < 300;
  if (isOk && isRefusalText(text)) {
    return found(subject, 'differs', '', [difference('status', '403', 'recusa com status 200')]);
  }
  if (isOk) {
    const words = 'Os dados do gabinete foram entregues a quem não entrou.';
    return found(subject, 'stops', words, [difference('status', '403', 'status 200')], 'todas');
  }
  return found(subject, 'differs', '', [difference('status', '403', `status ${status}`)]);
}

function isRefusalText(text: string) {
  try {
    return saysRefusal(readBody(text));
  } catch {
    return false;
  }
}

function checkTokenEnd({ onFinding, expires }: Network) {
  const subject = 'Fim do token';
  const end = parseExpires(expires);
  if (!end) {
    onFinding(found(subject, 'stops', '', [difference('token.expires', 'data e hora', 'ilegível')], 'todas'));
    return;
  }
  const hours = (end.instant - Date.now()) / 3_600_000;
  if (hours <= 0) {
    const words = `Lido ${end.zone}, o fim já passou: quem entrasse sairia logo. Seria outro o fuso?`;
    onFinding(
      found(subject, 'stops', words, [difference('token.expires', 'no futuro', 'no passado')], 'todas'),
    );
    return;
  }
  const words = `Daqui a ${hours.toFixed(1).replace('.', ',')} horas, lido ${end.zone}.`;
  onFinding(found(subject, 'documented', words));
}

/** Minimum bytes worth compressing. */
const worth = 2000;

function checkAnswers({ onFinding, answers }: Network) {
  const times = answers.map(({ took }) => took).sort((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const isSlow = median > 1000;
  const spoken = `${answers.length} respostas; mediana ${median} ms, a mais lenta ${times.at(-1) ?? 0} ms.`;
  onFinding(
    found('Tempo das respostas', isSlow ? 'differs' : 'documented', isSlow ? `${spoken} É lento.` : spoken),
  );
  const large = answers.filter(
    ({ bytes, headers }) => bytes.length > worth && !/pdf|octet/.test(headers.get('content-type') ?? ''),
  );
  const packed = large.filter(({ headers }) => headers.has('content-encoding'));
  const words = large.length
    ? `${packed.length} de ${large.length} respostas com mais de 2 kB vieram comprimidas.${packed.length ? '' : ' Ligue o gzip no servidor: as listas chegam umas cinco vezes menores.'}`
    : 'Nenhuma resposta era grande o bastante.';
  onFinding(found('Compressão', 'documented', words));
}
