import { useState } from 'react';
import type { Findings, Problem } from '@/api/findings';
import { versionText } from '@/config/version';
import { copyText } from './download';
import styles from './TechnicalDetails.module.css';

/** Collapsed diagnostics of a request, to copy and send to support. */
export default function TechnicalDetails({ findings }: { findings: Findings }) {
  const [said, setSaid] = useState('');
  const text = technicalText(findings);
  const copy = async () =>
    setSaid((await copyText(text)) ? 'Copiado' : 'Não foi possível copiar. Selecione o texto e copie.');
  return (
    <details className={styles.details}>
      <summary>Detalhes técnicos</summary>
      <pre className={styles.text}>{text}</pre>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        Copiar
      </button>{' '}
      <span role="status">{said}</span>
    </details>
  );
}

/** Text of 'Detalhes técnicos': the request, problems in its response, and the build. */
function technicalText({ call, problems = [] }: Findings): string {
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
