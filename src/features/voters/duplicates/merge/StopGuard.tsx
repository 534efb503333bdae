import { useCallback } from 'react';
import type { Location } from 'react-router-dom';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/panel/Dialog';
import { useLeaveGuard } from '@/ui/panel/useLeaveGuard';

const isLeaving = (from: Location, to: Location) => from.pathname + from.search !== to.pathname + to.search;

/** Asks before a merge under way is left. */
export function StopGuard({ isBusy }: { isBusy: boolean }) {
  const holds = useCallback(() => isBusy, [isBusy]);
  const question = useLeaveGuard({ dirty: isBusy, holds, isLeaving });
  if (!question) return null;
  return (
    <Dialog
      title="Parar a união?"
      isQuestion
      onClose={question.keep}
      footer={
        <>
          <Button onClick={question.discard}>Parar e sair</Button>
          <Button kind="primary" onClick={question.keep}>
            Continuar
          </Button>
        </>
      }
    >
      <p>O que ainda não foi enviado não será. O mesmo par, aberto de novo, continua com o que falta.</p>
    </Dialog>
  );
}
