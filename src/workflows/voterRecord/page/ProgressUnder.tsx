import { useId, useState } from 'react';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { optional } from '@/ui/feedback/optional';

const Progress = optional(() => import('./Progress'), {
  waiting: <p role="status">Carregando os andamentos...</p>,
  missing: <p role="alert">Não foi possível carregar os andamentos. Feche-os e abra de novo.</p>,
});

const Toggle = styled(Button)`
  margin-left: -8px;
  padding-inline: 8px;
`;

const Below = styled.div`
  margin-top: 10px;
  padding: 12px 14px;
  border-radius: var(--radius);
  background: var(--surface-sunken);

  > p {
    color: var(--ink-secondary);
  }
`;

/** A service's progress, loaded on demand. */
export function ProgressUnder({ id, reference }: { id: number; reference: string }) {
  const [isOpen, setOpen] = useState(false);
  const below = useId();
  return (
    <>
      <Toggle
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? below : undefined}
        aria-label={`Andamentos de ${reference}`}
        onClick={() => setOpen(!isOpen)}
      >
        Andamentos
      </Toggle>
      {isOpen && (
        <Below id={below}>
          <Progress id={id} reference={reference} />
        </Below>
      )}
    </>
  );
}
