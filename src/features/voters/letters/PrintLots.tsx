import { useState } from 'react';
import styled from 'styled-components';
import type { LocalDate } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { Button } from '@/ui/button/Button';
import { showToast } from '@/ui/feedback/toasts';
import { CheckIcon, PrintIcon } from '@/ui/icons';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { countOf, onSheet, paperKey, sheetOf, type Paper } from './kind';
import { Card, Quiet } from './letterStyles';
import { LotCheck } from './LotCheck';
import { lotsOf, mostOfLot, type Lot } from './mailing';
import type { Letter } from './merge';
import type { Recipient } from './recipient';
import type { Phase } from './useRecipients';
import type { Refusals } from './useRefusals';

const Lots = styled.ol`
  display: grid;
  gap: 12px;
  margin: 10px 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    justify-items: start;
    gap: 4px;
  }

  li > p {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

interface PrintLotsProps {
  paper: Paper;
  recipients: readonly Recipient[];
  phase: Phase;
  /** Why the text cannot be printed. */
  problem: string | undefined;
  refusals: Refusals;
  day: LocalDate;
  letterNow: () => Letter;
}

/** A button for each lot; of a lot, only its own print ever stands in the page. */
export function PrintLots(props: PrintLotsProps) {
  const { paper, recipients, phase, problem, refusals } = props;
  const [busy, setBusy] = useState<number | null>(null);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const noRight = useBlockedReason()('print_voter');
  const lots = lotsOf(recipients.length, onSheet(paper));
  const keyOf = (index: number) => `${paperKey(paper)} ${index}`;
  const printedOf = ({ from, to }: Lot) =>
    recipients.slice(from, to).filter(({ id, allows }) => (refusals.allows.get(id) ?? allows) !== false);
  const blocked = noRight ?? (phase === 'reading' ? 'Aguarde a leitura, ou pare-a.' : problem);

  async function print(lot: Lot, index: number) {
    setBusy(index);
    const { activeElement: pressed } = document;
    try {
      const [{ printSheet }, look] = await Promise.all([
        import('@/records/export/printSheet'),
        paper.kind === 'letter' ? lookOfLetters() : noLook,
        // The button says first that it is at work.
        new Promise((resolve) => setTimeout(resolve)),
      ]);
      printSheet(
        sheetOf({ paper, recipients: printedOf(lot), letter: props.letterNow(), day: props.day, look }),
      );
      // The frame took it.
      if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
      setDone((before) => new Set([...before, keyOf(index)]));
    } catch {
      showToast('Ops... não conseguimos preparar a impressão.', { tone: 'error' });
    } finally {
      setBusy(null);
    }
  }

  const last = [...lots.keys()].filter((index) => done.has(keyOf(index))).at(-1);
  const next = lots.findIndex((_, index) => !done.has(keyOf(index)));
  return (
    <Card aria-label="Imprimir">
      <h2>Imprimir</h2>
      {lots.length === 0 && (
        <Quiet>{phase === 'reading' ? 'Aguarde a leitura.' : 'Não há a quem imprimir.'}</Quiet>
      )}
      {lots.length > 1 && (
        <>
          <Quiet>
            Em {formatNumber(lots.length)} lotes, de até {formatNumber(mostOfLot)}. Nada fica guardado depois
            de impresso.
          </Quiet>
          <Quiet>
            São mais de {mostOfLot}: a busca não diz quem não quer comunicação, que só está em cada cadastro.
            Confira lote por lote, antes de imprimir.
          </Quiet>
        </>
      )}
      <Lots>
        {lots.map((lot, index) => {
          const count = countOf(paper.kind, printedOf(lot).length);
          const isDone = done.has(keyOf(index));
          return (
            <li key={lot.from}>
              <Button
                kind={index === next ? 'primary' : 'secondary'}
                icon={isDone ? <CheckIcon /> : <PrintIcon />}
                busy={busy === index}
                busyText="Preparando..."
                blockedReason={
                  blocked ?? (printedOf(lot).length === 0 ? 'Ninguém deste lote recebe.' : undefined)
                }
                onClick={() => void print(lot, index)}
              >
                {lots.length === 1 ? `Imprimir ${count}` : `Imprimir lote ${index + 1}: ${count}`}
                {isDone && <span className="visually-hidden"> (já impresso)</span>}
              </Button>
              <LotCheck
                lot={index}
                name={lots.length === 1 ? '' : ` (lote ${index + 1})`}
                recipients={recipients.slice(lot.from, lot.to)}
                refusals={refusals}
                isReading={phase === 'reading'}
              />
            </li>
          );
        })}
      </Lots>
      <p role="status" className="visually-hidden">
        {busy === null && last !== undefined && `Impressão preparada: lote ${last + 1}.`}
      </p>
    </Card>
  );
}

const noLook = { textStyle: '', margin: '0' };

/** Its code is the editor's, which is there. */
async function lookOfLetters() {
  const { documentStyle, sheetMargin } = await import('@/features/documents/drafting/TextDraft');
  return { textStyle: documentStyle, margin: sheetMargin };
}
