import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/failure';
import { Button } from '@/ui/button/Button';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { failureWithoutSession } from '@/frames/public/withoutSession';
import { useStillHere } from '@/ui/useStillHere';
import { readBillingClient } from './billingApi';

interface SlipCheckProps {
  identifier: string;
  /** The bank slip exists after all. */
  onFound: () => void;
}

/** After a lost response, checks whether the bank slip exists before another is created. */
export function SlipCheck({ identifier, onFound }: SlipCheckProps) {
  const [isChecking, setChecking] = useState(false);
  const [answer, setAnswer] = useState('');
  const [failure, setFailure] = useState<ApiFailure>();
  const isHere = useStillHere();
  const asked = useRef<AbortController>(null);
  // A late response must not redirect a user who moved on or retried.
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
