import { useState } from 'react';
import { styled } from '@/ui/style';
import type { LocalDate } from '@/formats/dates';
import type { NameChoice } from '@/formats/personName';
import { stampedFileName } from '@/formats/files';
import { formatNumber } from '@/formats/money';
import { missingText } from '@/formats/tokens';
import { Button } from '@/ui/button/Button';
import { useFile } from '@/ui/feedback/useFile';
import { showToast } from '@/ui/feedback/toasts';
import { CheckIcon, DownloadIcon, PrintIcon } from '@/ui/icons';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { countOf, onSheet, paperKey, sheetOf, type Paper } from './kind';
import { Card, Quiet } from './letterStyles';
import { LotCheck } from './LotCheck';
import { lotsOf, maxOfLot, type Lot } from './mailing';
import { fillLetter, valuesOf, type Letter } from './letterTokens';
import { addresseeOf, type Addressee } from './addressee';
import { useBracketQuestion } from './useBracketQuestion';
import type { Household } from './household';
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
    gap: 8px;
  }

  li > p {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

interface PrintLotsProps {
  paper: Paper;
  households: readonly Household[];
  names: NameChoice;
  phase: Phase;
  /** Why the text cannot be printed. */
  problem: string | undefined;
  /** Remaining brackets of the text. */
  left: readonly string[];
  refusals: Refusals;
  day: LocalDate;
  letterNow: () => Letter;
}

/** A button for each lot; only one lot at a time is rendered for print. */
export function PrintLots(props: PrintLotsProps) {
  const { paper, households, names, phase, problem, left, refusals } = props;
  const [busy, setBusy] = useState<number | null>(null);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const noRight = useBlockedReason()('print_voter');
  const lots = lotsOf(households.length, onSheet(paper));
  const keyOf = (index: number) => `${paperKey(paper)} ${index}`;
  const membersOf = ({ from, to }: Lot) => households.slice(from, to).flat();
  const addresseesOf = ({ from, to }: Lot, gets: (one: Recipient) => boolean): Addressee[] =>
    households.slice(from, to).flatMap((household) => {
      const [first, ...others] = household.filter(gets);
      return first ? [addresseeOf([first, ...others], names)] : [];
    });
  const allowsOf = ({ id, allows }: Recipient) => refusals.allows.get(id) ?? allows;
  /** As far as known. */
  const countIn = ({ from, to }: Lot) =>
    households
      .slice(from, to)
      .filter((household) => household.some((one) => allowsOf(one) !== false && !refusals.unread.has(one.id)))
      .length;
  const blocked =
    noRight ??
    (phase === 'reading'
      ? 'Aguarde a leitura, ou pare-a.'
      : refusals.running && busy === null
        ? 'Aguarde a conferência, ou pare-a.'
        : problem);

  /** The people of a lot who get one, after their records were checked; null if stopped or failed. */
  async function checked(lot: Lot, index: number): Promise<Addressee[] | null> {
    const open = membersOf(lot).filter((one) => allowsOf(one) === null);
    const found =
      open.length === 0
        ? refusals.allows
        : await refusals.check(
            index,
            open.map(({ id }) => id),
          );
    return found && addresseesOf(lot, ({ id, allows }) => (found.get(id) ?? allows) === true);
  }

  const isSure = useBracketQuestion();
  /** Remaining brackets are listed before a letter is created. */
  const mayGoOn = () => paper.kind !== 'letter' || isSure(props.letterNow().left);

  async function print(lot: Lot, index: number) {
    const { activeElement: pressed } = document;
    try {
      if (!(await mayGoOn())) return;
      setBusy(index);
      const addressees = await checked(lot, index);
      if (!addressees || addressees.length === 0) return;
      const [{ printSheet }, look] = await Promise.all([
        import('@/records/export/printSheet'),
        paper.kind === 'letter' ? lookOfLetters() : noLook,
        // Lets the button render its busy state first.
        new Promise((resolve) => setTimeout(resolve)),
      ]);
      printSheet(sheetOf({ paper, addressees, letter: props.letterNow(), day: props.day, look }));
      // The print frame took focus.
      if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
      setDone((before) => new Set([...before, keyOf(index)]));
    } catch {
      showToast('Ops... não conseguimos preparar a impressão.', { tone: 'error' });
    } finally {
      setBusy(null);
    }
  }

  const file = useFile();
  async function download(lot: Lot, index: number) {
    if (!(await mayGoOn())) return;
    const addressees = await checked(lot, index);
    if (!addressees || addressees.length === 0) return;
    await file.download(stampedFileName(`mala-direta-lote-${index + 1}`, 'docx'), async () => {
      const [{ makeWord }, { head }] = await Promise.all([import('@/texts/word/makeWord'), lookOfLetters()]);
      const letter = props.letterNow();
      return makeWord({
        ...{ title: 'Mala direta', author: '', hasPageNumbers: false },
        sections: addressees.map((one) => [...head, ...fillLetter(letter, valuesOf(one, props.day))]),
      });
    });
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
            Em {formatNumber(lots.length)} lotes, de até {formatNumber(maxOfLot)}. Nada fica guardado depois
            de impresso.
          </Quiet>
          <Quiet>
            São mais de {maxOfLot}: a busca não diz quem não quer comunicação, que só está em cada cadastro.
            Cada lote é conferido antes de sair.
          </Quiet>
        </>
      )}
      <div role="status">{left.length > 0 && <PanelNotice>{missingText(left)}</PanelNotice>}</div>
      <Lots>
        {lots.map((lot, index) => {
          const able = countIn(lot);
          const count = countOf(paper.kind, able);
          const nobody = able === 0 ? 'Ninguém deste lote recebe.' : undefined;
          const isDone = done.has(keyOf(index));
          return (
            <li key={lot.from}>
              <Button
                kind={index === next ? 'primary' : 'secondary'}
                icon={isDone ? <CheckIcon /> : <PrintIcon />}
                busy={busy === index}
                busyText="Preparando..."
                blockedReason={blocked ?? nobody}
                onClick={() => void print(lot, index)}
              >
                {lots.length === 1 ? `Imprimir ${count}` : `Imprimir lote ${index + 1}: ${count}`}
                {isDone && <span className="visually-hidden"> (já impresso)</span>}
              </Button>
              {paper.kind === 'letter' && (
                <Button
                  icon={<DownloadIcon />}
                  busy={file.isBusy}
                  busyText="Gerando..."
                  blockedReason={blocked ?? nobody}
                  onClick={() => void download(lot, index)}
                >
                  Baixar .docx
                  {lots.length > 1 && <span className="visually-hidden"> (lote {index + 1})</span>}
                </Button>
              )}
              <LotCheck
                lot={index}
                name={lots.length === 1 ? '' : ` (lote ${index + 1})`}
                recipients={membersOf(lot)}
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

const noLook = { textStyle: '', margin: '0', head: [] };

/** Loaded once a letter is created: labels do not need it. */
async function lookOfLetters() {
  const [{ documentStyle, sheetMargin }, { letterhead, letterheadStyle }] = await Promise.all([
    import('@/texts/paper/documentStyle'),
    import('@/texts/paper/letterhead'),
  ]);
  return { textStyle: documentStyle + letterheadStyle, margin: sheetMargin, head: letterhead() };
}
