import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/failure';
import { Button } from '@/ui/button/Button';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { failureWithoutSession } from '@/ui/public/withoutSession';
import { useStillHere } from '@/ui/useStillHere';
import { readBillingClient } from './billingApi';

interface SlipCheckProps {
  identifier: string;
  /** The bank slip had been made after all. */
  onFound: () => void;
}

/** After an answer that never came: looks whether the bank slip was made, so that nobody makes a second one. */
export function SlipCheck({ identifier, onFound }: SlipCheckProps) {
  const [isChecking, setChecking] = useState(false);
  const [answer, setAnswer] = useState('');
  const [failure, setFailure] = useState<ApiFailure>();
  const isHere = useStillHere();
  const asked = useRef<AbortController>(null);
  // Whoever has gone on, or asks for the bank slip again, is not led away by an answer that comes late.
  useEffect(() => () => asked.current?.abort(), []);

  async function check() {
    setChecking(true);
    const { signal } = (asked.current = new AbortController());
    const { data, error } = await readBillingClient(identifier, signal);
    if (signal.aborted) return;
    setChecking(false);
    setFailure(error);
    if (data?.openInvoice && isHere()) return onFound();
    setAnswer(
      error
        ? failureWithoutSession(error).message
        : 'O boleto ainda não foi gerado. Você pode gerar de novo.',
    );
  }

  return (
    <>
      <Button size="large" wide busy={isChecking} busyText="Conferindo..." onClick={() => void check()}>
        Conferir se o boleto foi gerado
      </Button>
      <p role="status">{answer}</p>
      <LateDetails of={failure} />
    </>
  );
}
