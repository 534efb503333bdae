import { useState } from 'react';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { WordButton } from '@/ui/form/choiceStyles';
import { Quiet, Row } from './letterStyles';
import { PeopleList } from './PeopleList';
import type { Recipient } from './recipient';
import type { Refusals } from './useRefusals';

interface LotCheckProps {
  lot: number;
  /** Which lot, where there are several. */
  name: string;
  recipients: readonly Recipient[];
  refusals: Refusals;
  isReading: boolean;
}

/** Finds who of a lot does not want to be written to; they are not printed. */
export function LotCheck({ lot, name, recipients, refusals, isReading }: LotCheckProps) {
  const [isShown, setShown] = useState(false);
  const { running, end } = refusals;
  const allowsOf = ({ id, allows }: Recipient) => refusals.allows.get(id) ?? allows;
  const open = recipients.filter((one) => allowsOf(one) === null);
  const refused = recipients.filter((one) => allowsOf(one) === false);
  if (running?.lot === lot)
    return (
      <Row role="status">
        <Quiet>
          Conferidos {formatNumber(running.read)} de {formatNumber(running.total)}...
        </Quiet>
          Parar
        </Button>
      </Row>
    );
  const isOfEnd = end?.lot === lot;
  const wasChecked = open.length < recipients.length;
  return (
    <>
      {open.length > 0 && !isReading && (
        <Button
          kind="quiet"
          blockedReason={running ? 'Aguarde a conferência do outro lote.' : undefined}
          onClick={() =>
            void refusals.check(
              lot,
              open.map(({ id }) => id),
            )
          }
        >
          {wasChecked
            ? `Conferir ${plural(open.length, 'que falta', 'que faltam')}${name}`
            : `Conferir quem não quer comunicação${name}`}
        </Button>
      )}
      <div role="status">
        {refused.length > 0 && (
          <WordButton type="button" onClick={() => setShown(true)}>
            {plural(
              refused.length,
              'não quer comunicação e fica de fora',
              'não querem comunicação e ficam de fora',
            )}
          </WordButton>
        )}
        {wasChecked && open.length === 0 && refused.length === 0 && (
          <Quiet>Conferido: todos aceitam comunicação.</Quiet>
        )}
        {isOfEnd && end.failed > 0 && (
          <Quiet>
            {plural(end.failed, 'cadastro não pôde ser lido', 'cadastros não puderam ser lidos')}.
          </Quiet>
        )}
        {isOfEnd && end.failure && end.failure.kind !== 'cancelled' && <Quiet>{end.failure.message}</Quiet>}
      </div>
      {isShown && (
        <PeopleList title="Não querem comunicação" people={refused} onClose={() => setShown(false)} />
      )}
    </>
  );
}
