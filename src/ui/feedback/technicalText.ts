import type { Findings, Problem } from '@/api/findings';
import { versionText } from '@/config/version';

/** Text of 'Detalhes técnicos': the request, problems in its response, and the build. */
export function technicalText({ call, problems = [] }: Findings): string {
  return [...(call ? callLines(call) : []), ...problems.map(problemLine), `Versão: ${versionText()}`].join(
    '\n',
  );
}

const callLines = ({ at, script, action, method, status, took }: NonNullable<Findings['call']>) => [
  `Quando: ${at}`,
  `Chamada: ${method} ${script}, ${action ? `ação ${action}` : 'sem ação'}`,
  `Resposta: ${status ?? 'nenhuma'}, em ${took} ms`,
];

const problemLine = ({ path, expected, found }: Problem) =>
  `Campo: ${path || '(a resposta toda)'}; esperado: ${expected}; veio: ${found}`;
