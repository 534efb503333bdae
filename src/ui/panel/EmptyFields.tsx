import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { plural } from '@/formats/text';
import { Button } from '../button/Button';
import { remembered, useRemembered } from '../remembered';

const Toggle = styled(Button).attrs({ kind: 'quiet' })`
  margin: 20px 0 0 -8px;
  padding-inline: 8px;

  @media print {
    display: none;
  }
`;

interface Fold {
  isFolded: boolean;
  /** Counts one more empty field; gives what takes it back. */
  add: () => () => void;
}

const FoldContext = createContext<Fold | null>(null);

/** Whoever wants to see every field wants it of every record: kept on this machine. */
const choice = remembered('tribuna-campos-vazios');

/**
 * For a part of a record's details.
 * @returns whether it is hidden, being empty
 */
export function useEmptyField(isEmpty: boolean): boolean {
  const fold = useContext(FoldContext);
  const add = fold?.add;
  useLayoutEffect(() => (isEmpty ? add?.() : undefined), [isEmpty, add]);
  return isEmpty && (fold?.isFolded ?? false);
}

/** Leaves out what is empty of the details in it, with one button that shows it in its place. */
export function EmptyFieldsFolded({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const isFolded = useRemembered(choice) === '';
  const add = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return (
    <>
      <FoldContext value={useMemo(() => ({ isFolded, add }), [isFolded, add])}>{children}</FoldContext>
      {count > 0 && (
        <Toggle aria-expanded={!isFolded} onClick={() => choice.keep(isFolded ? 'shown' : '')}>
          {isFolded ? 'Mostrar' : 'Ocultar'} {plural(count, 'campo', 'campos')} sem informação
        </Toggle>
      )}
    </>
  );
}
