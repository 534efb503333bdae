import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { styled } from '../style';
import { plural } from '@/formats/text';
import { Button } from '../button/Button';
import { persistedPreference, usePersistedPreference } from '../persistedPreference';

const Toggle = styled(Button).attrs({ kind: 'quiet' })`
  margin: 20px 0 0 -8px;
  padding-inline: 8px;

  @media print {
    display: none;
  }
`;

interface Fold {
  isFolded: boolean;
  add: () => () => void;
}

const FoldContext = createContext<Fold | null>(null);

const choice = persistedPreference('tribuna-campos-vazios');

/** Registers a detail that may be empty; returns whether to hide it. */
export function useEmptyField(isEmpty: boolean): boolean {
  const fold = useContext(FoldContext);
  const add = fold?.add;
  useLayoutEffect(() => (isEmpty ? add?.() : undefined), [isEmpty, add]);
  return isEmpty && (fold?.isFolded ?? false);
}

/** Hides empty details behind one button that reveals them; the choice is kept in this browser. */
export function EmptyFieldsFolded({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const isFolded = usePersistedPreference(choice) === '';
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
