import { useState } from 'react';
import { plural } from '@/formats/text';
import { countedSteps, StepProgress } from '@/ui/feedback/StepProgress';
import { Button } from '@/ui/button/Button';
import { WordButton } from '@/ui/form/choiceStyles';
import { Quiet } from './letterStyles';
import { PeopleList } from './PeopleList';
import type { Recipient } from './recipient';
import type { Refusals } from './useRefusals';

interface LotCheckProps {
  lot: number;
  /** The lot, if there are several. */
  name: string;
  recipients: readonly Recipient[];
  refusals: Refusals;
  isReading: boolean;
}

/** Checks a lot for people who opted out; they are not printed. */
export function LotCheck({ lot, name, recipients, refusals, isReading }: LotCheckProps) {
  const [isShown, setShown] = useState(false);
  const { running, end } = refusals;
  const allowsOf = ({ id, allows }: Recipient) => refusals.allows.get(id) ?? allows;
  const open = recipients.filter((one) => allowsOf(one) === null);
  const refused = recipients.filter((one) => allowsOf(one) === false);
  const isRunning = running?.lot === lot;
  const isOfEnd = end?.lot === lot;
  const wasChecked = open.length < recipients.length;
  const check = () =>
    void refusals.check(
      lot,
      open.map(({ id }) => id),
    );
  const label = wasChecked
    ? `Conferir ${plural(open.length, 'que falta', 'que faltam')}${name}`
    : `Conferir${name || ' quem não quer comunicação'}`;
  const blockedReason = isReading
    ? 'Aguarde a leitura, ou pare-a.'
    : running
      ? 'Aguarde a conferência do outro lote.'
      : open.length === 0
        ? 'Todos já foram conferidos.'
        : undefined;
  return (
    <>
      {/* A single button, to keep focus on it. */}
      <Button
        blockedReason={isRunning ? undefined : blockedReason}
        onClick={isRunning ? refusals.stop : check}
      >
        {isRunning ? 'Parar' : open.length > 0 ? label : `Conferido${name}`}
      </Button>
      {isRunning && (
        <Quiet>
          <StepProgress {...countedSteps(running.read, running.total, (read) => `Conferidos ${read}...`)} />
        </Quiet>
      )}
      <div role="status">
        {refused.length > 0 && (
          <WordButton type="button" onClick={() => setShown(true)}>
            {plural(
              refused.length,
              'não quer comunicação ou está inativo e fica de fora',
              'não querem comunicação ou estão inativos e ficam de fora',
            )}
          </WordButton>
        )}
        {wasChecked && open.length === 0 && refused.length === 0 && (
          <Quiet>Conferido: todos aceitam comunicação.</Quiet>
        )}
        {isOfEnd && end.failed.length > 0 && (
          <Quiet>
            {plural(
              end.failed.length,
              'cadastro não pôde ser lido e fica de fora',
              'cadastros não puderam ser lidos e ficam de fora',
            )}
            .
          </Quiet>
        )}
        {isOfEnd && end.failure && end.failure.kind !== 'cancelled' && <Quiet>{end.failure.message}</Quiet>}
      </div>
      {isShown && <PeopleList title="Não recebem" people={refused} onClose={() => setShown(false)} />}
    </>
  );
}
