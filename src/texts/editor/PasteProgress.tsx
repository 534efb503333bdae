import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import type { Reading } from './pasting';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 8px 16px;
  border-top: var(--line-width) solid var(--line);

  > :first-child:not(button) {
    flex: 1;
    min-width: 0;
  }
`;

interface PasteProgressProps extends Reading {
  /** Returns focus to the text. */
  onStopped: () => void;
}

/** Progress of reading a paste, with a cancel button. */
export default function PasteProgress({ done, stop, onStopped }: PasteProgressProps) {
  return (
    <Line>
      <ProgressLine
        label="Lendo o que você colou"
        counted="Partes lidas do que você colou:"
        done={{ read: Math.round(done * 100), total: 100 }}
      />
      <Button
        onClick={() => {
          stop();
          onStopped();
        }}
      >
        Parar
      </Button>
    </Line>
  );
}
