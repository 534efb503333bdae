import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;

  > :first-child {
    flex: 1;
  }
`;

/** Count of rows read, and a stop button; shown only if reading takes long. */
export function Reading({ rows, onStop }: { rows: number; onStop: () => void }) {
  const isDue = useDelayedFlag(true);
  if (!isDue) return null;
  return (
    <Frame>
      <ProgressLine
        label="Lendo a planilha"
        waiting={rows > 0 ? `Lendo a planilha: ${plural(rows, 'linha', 'linhas')}...` : undefined}
      />
      <Button onClick={onStop}>Parar</Button>
    </Frame>
  );
}
