import styled from 'styled-components';
import { formatNumber } from '@/formats/money';
import { ScanSection } from './scan/ScanSection';
import { SourceState } from './SourceState';
import { kindWords, type Kind } from './timeline';
import type { Everything } from './useEverything';

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 8px 0 16px;
`;

const shown: readonly Kind[] = ['service', 'call', 'manifestation', 'message', 'appointment', 'reminder'];

/** How many of each kind were found, what could not be searched, and the search that is made on demand. */
export function SourcesRead({ everything }: { everything: Everything }) {
  const { sources, scan, ofKind, isReading } = everything;
  return (
    <>
      <p role="status">{isReading ? 'Procurando tudo o que há desta pessoa...' : 'O que foi encontrado:'}</p>
      <Counts>
        {shown.map((kind) => (
          <li key={kind}>
            {kindWords[kind].many}:{' '}
            {sources.some((source) => source.kind === kind)
              ? formatNumber(ofKind(kind).length)
              : 'não procurados'}
          </li>
        ))}
      </Counts>
      {sources.map((source, index) => (
        <SourceState key={index} source={source} what={kindWords[source.kind].all} />
      ))}
      <ScanSection scan={scan} />
    </>
  );
}
