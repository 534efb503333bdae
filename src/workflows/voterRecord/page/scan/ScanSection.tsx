import { styled } from '@/ui/style';
import { formatDate } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { Button } from '@/ui/button/Button';
import { Card } from '../pageStyles';
import type { Scan } from './useScan';

const Bar = styled.progress`
  width: 100%;
  height: 0.5rem;
  margin-top: 12px;
  accent-color: var(--brand);
`;

const Ask = styled.div`
  margin-top: 12px;
`;

interface ScanSectionProps {
  scan: Scan;
  /** Where the results are shown. */
  where?: string;
}

/** Offers to search appointments and reminders for the voter, and shows the progress. */
export function ScanSection({ scan, where = 'na linha do tempo' }: ScanSectionProps) {
  const { since, isOn, isReading, hasFailed, lacks, read, total, start } = scan;
  return (
    <Card aria-labelledby="compromissos-e-lembretes">
      <h2 id="compromissos-e-lembretes" tabIndex={-1}>
        Compromissos e lembretes
      </h2>
      {!isOn && (
        <>
          <p>
            Não há busca deles por eleitor. Pode-se ler todos os de 2 anos para cá e achar os desta pessoa;
            basta uma vez enquanto você não sair.
          </p>
          <Ask>
            <Button onClick={start}>Procurar nos compromissos e lembretes de 2 anos</Button>
          </Ask>
        </>
      )}
      {isOn && (
        <div role="status">
          {isReading && (
            <p>
              Lendo: {formatNumber(read)} de {total ? formatNumber(total) : '…'}
            </p>
          )}
          {!isReading && !hasFailed && (
            <p>
              Procurado em {formatNumber(read)} compromissos e tarefas de {formatDate(since)} em diante, como
              estavam quando foram lidos. O que se achou está {where}.
            </p>
          )}
          {!isReading && lacks.map((lack) => <p key={lack}>{lack}: por eles não se acha ninguém.</p>)}
        </div>
      )}
      {isReading && (
        <Bar aria-label="Leitura dos compromissos e lembretes" max={total || 1} value={total ? read : 0} />
      )}
    </Card>
  );
}
