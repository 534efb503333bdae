import { createRoot } from 'react-dom/client';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/panel/Dialog';

const HowTo = styled.p`
  margin-top: 12px;
`;

interface BracketQuestionProps {
  missing: string;
  how: string;
  onAnswer: (isSure: boolean) => void;
}

function BracketQuestion({ missing, how, onAnswer }: BracketQuestionProps) {
  return (
    <Dialog
      title="Antes de gerar o arquivo"
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Cancelar</Button>
          <Button kind="primary" onClick={() => onAnswer(true)}>
            Gerar assim mesmo
          </Button>
        </>
      }
    >
      <p>{missing}</p>
      <HowTo>O que está entre colchetes sai como está. {how}</HowTo>
    </Dialog>
  );
}

/**
 * Asks whether to use a text that still has brackets. Rendered in its own tree: the question arises while a
 * file is made, in a list, panel or row that renders nothing meanwhile.
 * @param missing the remaining brackets, in words
 * @param how how to complete them
 * @returns false also if the operation is aborted
 */
export function askAboutBrackets(
  missing: string,
  signal: AbortSignal,
  how = 'Para completar, use “Elaborar doc.”.',
): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<boolean>((answer) => {
    if (signal.aborted) return answer(false);
    signal.addEventListener('abort', () => answer(false), { once: true });
    root.render(<BracketQuestion missing={missing} how={how} onAnswer={answer} />);
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
