import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { ScanSection } from './scan/ScanSection';
import { SourceState } from './SourceState';
import { partOf, voterParts } from './voterParts';
import type { Everything } from './useEverything';

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 8px 0 16px;
`;

/** Number found of each kind, failed searches, and the search available on demand. */
export function SourcesRead({ everything }: { everything: Everything }) {
  const { sources, scan, ofKind, isReading } = everything;
  return (
    <>
      <p role="status">{isReading ? 'Procurando tudo o que há desta pessoa...' : 'O que foi encontrado:'}</p>
      <Counts>
        {voterParts.map(({ kind }) => (
          <li key={kind}>
            {partOf(kind).words.many}:{' '}
            {sources.some((source) => source.kind === kind)
              ? formatNumber(ofKind(kind).length)
              : 'não procurados'}
          </li>
        ))}
      </Counts>
      {sources.map((source, index) => (
        <SourceState key={index} source={source} what={partOf(source.kind).words.all} />
      ))}
      <ScanSection scan={scan} />
    </>
  );
}
