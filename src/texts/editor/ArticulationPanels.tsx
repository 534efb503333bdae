import { useId, useState } from 'react';
import type { Command } from 'prosemirror-state';
import { css, styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { missingText } from '@/formats/tokens';
import { Button } from '@/ui/button/Button';
import { CheckInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { Dialog } from '@/ui/panel/Dialog';
import { checkNorm } from '../articulation/check';
import { isNorm } from '../articulation/norm';
import {
  carriedReferences,
  referencesOf,
  unclearReferences,
  type ReferenceChange,
} from '../articulation/references';
import { renumber } from '../articulation/renumber';
import { goToLine, normOf, writeChanges, type PlacedNorm } from './articulating';
import { gapsOf, goToPart } from './gaps';
import type { TextEditor } from './textEditor';

/* Panels for the articulation of a norm. Loaded on demand. */

const Rows = styled.ul`
  display: grid;
  gap: 6px;
  margin: 8px 0 16px;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  b {
    font-weight: 600;
  }
`;

/** Text with a button that leads to its line. */
const withWay = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  overflow-wrap: anywhere;

  > :first-child {
    min-width: 0;
  }

  button {
    flex: none;
  }
`;

const Missing = styled.div`
  ${withWay}
  margin-bottom: 16px;
`;

const Problems = styled(Rows)`
  li {
    ${withWay}
  }
`;

const Heading = styled.h3`
  margin: 12px 0 0;
  font-size: var(--text-body);
`;

/** An excerpt of a line around a range. */
const around = (line: string, start: number, end: number) =>
  `${start > 30 ? '…' : ''}${line.slice(Math.max(0, start - 30), end + 40).trim()}${line.length > end + 40 ? '…' : ''}`;

const noNorm = 'Este texto não tem artigos (linhas que começam por “Art. 1º”): não há o que pôr em ordem.';

interface PanelProps {
  editor: TextEditor;
  onClose: () => void;
}

const readAll = (norm: PlacedNorm) => {
  const { changes, labels } = renumber(norm);
  const all = referencesOf(norm);
  const references = carriedReferences(norm, all, labels);
  const shown = new Set(references.map(({ line, start }) => `${line}-${start}`));
  const unclear = changes.length > 0 ? unclearReferences(norm, all) : [];
  return {
    ...{ norm, changes, references },
    unclear: unclear.filter(({ line, start }) => !shown.has(`${line}-${start}`)),
  };
};

/** Shows the changes of a renumbering, and the references it would break, before it is applied. */
export function RenumberPanel({ editor, onClose }: PanelProps) {
  const id = useId();
  const [{ norm, changes, references, unclear }] = useState(() => readAll(normOf(editor.text())));
  const [left, setLeft] = useState(() => new Set(references.filter(({ isSure }) => !isSure)));
  const carry = (reference: ReferenceChange, isCarried: boolean) => {
    const next = new Set(left);
    if (isCarried) next.delete(reference);
    else next.add(reference);
    setLeft(next);
  };
  const apply = () => {
    const carried = references.filter((one) => !left.has(one));
    editor.run(writeChanges(norm, [...changes, ...carried]));
    onClose();
  };
  const nothing = isNorm(norm) ? 'Os números já estão em ordem.' : noNorm;
  return (
    <Dialog
      title="Renumerar"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{changes.length > 0 ? 'Cancelar' : 'Fechar'}</Button>
          {changes.length > 0 && (
            <Button kind="primary" onClick={apply}>
              Renumerar
            </Button>
          )}
        </>
      }
    >
      {changes.length === 0 && <p>{nothing}</p>}
      {changes.length > 0 && (
        <>
          <Heading id={`${id}-lines`}>
            {plural(changes.length, 'linha muda', 'linhas mudam')} de número
          </Heading>
          <Rows aria-labelledby={`${id}-lines`}>
            {changes.map(({ line, from, to, end }) => (
              <li key={line}>
                <b>
                  {from} → {to}
                </b>
                <small>{around((norm.lines[line] ?? '').slice(end), 0, 40)}</small>
              </li>
            ))}
          </Rows>
        </>
      )}
      {references.length > 0 && (
        <>
          <Heading id={`${id}-references`}>
            {plural(references.length, 'referência ficaria errada', 'referências ficariam erradas')}
          </Heading>
          <p>As marcadas mudam junto. As que citam outras normas ficam como estão.</p>
          <Rows aria-labelledby={`${id}-references`}>
            {references.map((one) => (
              <li key={`${one.line}-${one.start}`}>
                <ChoiceLabel>
                  <CheckInput
                    checked={!left.has(one)}
                    onChange={(event) => carry(one, event.target.checked)}
                  />
                  <span>
                    <b>
                      {one.from} → {one.to}
                    </b>
                    <small>
                      {!one.isSure &&
                        (one.isOfTwins ? 'Confira qual é, há mais de um: ' : 'Confira se é deste texto: ')}
                      {around(norm.lines[one.line] ?? '', one.start, one.end)}
                    </small>
                  </span>
                </ChoiceLabel>
              </li>
            ))}
          </Rows>
        </>
      )}
      {unclear.length > 0 && (
        <>
          <Heading id={`${id}-unclear`}>Confira também, que não mudam</Heading>
          <Rows aria-labelledby={`${id}-unclear`}>
            {unclear.map(({ line, start, end, text }) => (
              <li key={`${line}-${start}`}>
                <b>{text}</b>
                <small>{around(norm.lines[line] ?? '', start, end)}</small>
              </li>
            ))}
          </Rows>
        </>
      )}
    </Dialog>
  );
}

const goesOn = {
  print: { title: 'Antes de imprimir', anyway: 'Imprimir assim mesmo' },
  word: { title: 'Antes de baixar', anyway: 'Baixar assim mesmo' },
};

interface CheckProps extends PanelProps {
  onRenumber: () => void;
  /** Whether the lines of a norm are checked too. */
  checksNorm: boolean;
  /** The pending output, if any. */
  before?: keyof typeof goesOn | undefined;
  /** Produces the output despite the findings. */
  onGoOn: () => void;
}

/** Lists remaining brackets and reasons for which a chamber would return the text, line by line. */
export function CheckPanel({ editor, onClose, onRenumber, checksNorm, before, onGoOn }: CheckProps) {
  const [norm] = useState(() => normOf(editor.text()));
  const [problems] = useState(() => (checksNorm ? checkNorm(norm) : []));
  const [gaps] = useState(() => gapsOf(editor.text()));
  const go = (command: Command) => {
    onClose();
    editor.run(command);
    editor.view.focus();
  };
  const fine = isNorm(norm) ? 'Nada a corrigir: números, ementa e vigência estão em ordem.' : noNorm;
  const [firstGap] = gaps;
  return (
    <Dialog
      title={before ? goesOn[before].title : 'Conferir a articulação'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{before ? 'Voltar ao texto' : 'Fechar'}</Button>
          {problems.some(({ line }) => line !== null) && <Button onClick={onRenumber}>Renumerar…</Button>}
          {before && (
            <Button kind="primary" onClick={onGoOn}>
              {goesOn[before].anyway}
            </Button>
          )}
        </>
      }
    >
      {firstGap && (
        <Missing>
          <p>{missingText([...new Set(gaps.map(({ written }) => written))])}</p>
          <Button onClick={() => go(goToPart(firstGap))}>Ir ao primeiro trecho</Button>
        </Missing>
      )}
      {problems.length === 0 && !(before && firstGap) && <p>{fine}</p>}
      {problems.length > 0 && (
        <>
          <p>Por isto uma câmara costuma devolver o texto:</p>
          <Problems aria-label="O que corrigir">
            {problems.map(({ line, says }, place) => (
              <li key={place}>
                <span>{says}</span>
                {line !== null && (
                  <Button onClick={() => go(goToLine(norm, line))} aria-label={`Ir à linha: ${says}`}>
                    Ir à linha
                  </Button>
                )}
              </li>
            ))}
          </Problems>
        </>
      )}
    </Dialog>
  );
}
