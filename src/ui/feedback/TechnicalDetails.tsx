import { useState } from 'react';
import type { Findings } from '@/api/findings';
import { copyText } from './download';
import styles from './TechnicalDetails.module.css';
import { technicalText } from './technicalText';

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
