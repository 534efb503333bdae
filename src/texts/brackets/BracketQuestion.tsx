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
 * Asks whether a text is taken with what is still in brackets. In a tree of its own: it is asked while a file is made,
 * by a list, a panel or a row, of which none draws anything meanwhile.
 * @param missing what is still in brackets, in words
 * @param how how it is completed
 * @returns false also where the work that asks is given up
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
