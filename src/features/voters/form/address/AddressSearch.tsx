import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { styled } from '@/ui/style';
import { zipcodeMask } from '@/formats/masks';
import { plural } from '@/formats/text';
import { failureOf } from '@/api/failure';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { Button } from '@/ui/button/Button';
import { focusField } from '@/ui/form/focusField';
import { MaskedField } from '@/ui/form/MaskedField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { TextField } from '@/ui/form/TextField';
import { useStillHere } from '@/ui/useStillHere';
import {
  addressApi,
  addressSearchLimits,
  placeLine,
  type AddressQuestion,
  type AddressSearchKind,
  type FoundAddress,
} from './addressLookup';
import type { VoterInput } from '../voterInput';

const SearchBox = styled.div`
  display: grid;
  gap: 16px;
`;

/** Aligns the button with the control, whatever the help text's height. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 26.25rem) auto;
  gap: 8px;
  align-items: start;
  justify-content: start;

  > button {
    margin-top: 1.5rem;
  }

  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Results = styled.ul`
  display: grid;
  max-height: 20rem;
  overflow-y: auto;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);

  li + li {
    border-top: var(--line-width) solid var(--line);
  }
`;

const Result = styled.button`
  width: 100%;
  min-height: 2.75rem;
  padding: 8px 16px;
  border: 0;
  background: none;
  text-align: start;
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-weight: 500;
  }

  span {
    color: var(--ink-secondary);
  }

  &:hover {
    background: var(--surface-hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Message = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px;
  border-radius: var(--radius);
  background: var(--surface-sunken);
`;

/** Buttons for the next steps. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const kinds: readonly { value: AddressSearchKind; label: string }[] = [
  { value: 'zipcode', label: 'CEP' },
  { value: 'text', label: 'Endereço' },
];

interface AddressSearchProps {
  control: Control<VoterInput>;
  setValue: UseFormReturn<VoterInput>['setValue'];
  onTake: (found: FoundAddress) => void;
  /** Switches to manual entry, prefilled with the search text. */
  onManual: (typed: Partial<VoterInput>) => void;
  onNone: () => void;
}

/** Searches addresses by CEP or text. */
export function AddressSearch({ control, setValue, onTake, onManual, onNone }: AddressSearchProps) {
  const [kind, typed] = useWatch({ control, name: ['addressSearchBy', 'addressSearch'] });
  const { asked, found, failure, ask, forget } = useAddressSearch();
  const isHere = useStillHere();
  const box = useRef<HTMLDivElement>(null);
  const isBlank = typed.trim() === '';
  const isAsking = asked !== undefined && !found && !failure;
  const isFound = found !== undefined && found.length > 0;
  const isStuck = failure !== undefined || found?.length === 0;

  /** The user pressed Enter or the button and waits for the results. */
  const waits = useRef(false);
  const line = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const goToFirst = () => first.current?.focus();
  const goToField = () => focusField(control, 'addressSearch');
  const begin = () => {
    if (isBlank) return;
    waits.current = true;
    // Reuse the results of a search made while typing.
    if (isFound && asked === typed) goToFirst();
    else if (!isAsking || asked !== typed) ask(kind, typed);
  };
  const retry = () => {
    // The pressed button unmounts; from the field, focus can move on to a result.
    goToField();
    begin();
  };
  const again = () => {
    forget();
    setValue('addressSearch', '', { shouldDirty: true });
    goToField();
  };

  // A search text for one kind is invalid for the other.
  const heldKind = useRef(kind);
  useEffect(() => {
    if (heldKind.current === kind) return;
    heldKind.current = kind;
    forget();
    setValue('addressSearch', '', { shouldDirty: true });
  }, [kind, forget, setValue]);

  // A complete CEP searches at once but keeps focus: a pending Enter would pick an unread result.
  const zipcode = kind === 'zipcode' && /^\d{5}-?\d{3}$/.test(typed) ? typed : null;
  const startedWith = useRef(zipcode);
  useEffect(() => {
    if (startedWith.current === zipcode) return;
    startedWith.current = zipcode;
    waits.current = false;
    if (zipcode) ask('zipcode', zipcode);
    else forget();
  }, [zipcode, ask, forget]);

  // Focus the first result only if the user asked and is still in the search.
  useEffect(() => {
    const isThere = line.current?.contains(document.activeElement);
    if (isFound && waits.current && isThere && isHere()) first.current?.focus();
  }, [isFound, found, isHere]);

  const hearEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    // Enter searches instead of submitting the form.
    event.preventDefault();
    begin();
  };

  const shared = {
    control,
    name: 'addressSearch',
    validate: (text: string) =>
      text.trim() ? 'Escolha um dos endereços encontrados ou apague a busca.' : undefined,
  } as const;

  // Keep the message clear of the sticky save bar, also when content above it loads late.
  useEffect(() => {
    const said = isStuck && problem.current;
    if (!said) return;
    said.scrollIntoView({ block: 'nearest' });
    const watch = new ResizeObserver(() => {
      if (box.current?.contains(document.activeElement)) said.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(said.closest('form') ?? said);
    return () => watch.disconnect();
  }, [isStuck, found, failure]);

  const manual = (
    <Button onClick={() => onManual(kind === 'zipcode' ? { zipcode: typed } : { address: typed.trim() })}>
      Cadastrar manualmente
    </Button>
  );
  return (
    <SearchBox ref={box} onKeyDown={hearEnter}>
      <RadioGroupField control={control} name="addressSearchBy" label="Buscar por" options={kinds} />
      <Line ref={line}>
        {kind === 'zipcode' ? (
          <MaskedField key="zipcode" {...shared} label="CEP" mask={zipcodeMask} placeholder="00000-000" />
        ) : (
          <TextField
            key="text"
            {...shared}
            label="Endereço"
            maxLength={addressSearchLimits.text}
            placeholder="Nome da rua ou avenida"
          />
        )}
        <Button
          busy={isAsking}
          busyText="Buscando..."
          blockedReason={isBlank ? 'Digite o CEP ou o endereço para buscar' : undefined}
          onClick={begin}
        >
          Buscar
        </Button>
      </Line>
      <p role="status" className="visually-hidden">
        {isFound && plural(found.length, 'endereço encontrado', 'endereços encontrados')}
      </p>
      {isFound && (
        <Results aria-label="Endereços encontrados">
          {found.map((place, index) => (
            <li key={index}>
              <Result ref={index === 0 ? first : undefined} type="button" onClick={() => onTake(place)}>
                <strong>{place.address || place.city?.label}</strong> <span>{placeLine(place)}</span>
              </Result>
            </li>
          ))}
        </Results>
      )}
      {isStuck && (
        <Message ref={problem} role="alert">
          <p>{failure?.message ?? 'Nenhum endereço encontrado!'}</p>
          <LateDetails of={failure} />
          <Ways>
            {failure ? (
              <Button onClick={retry}>Tentar de novo</Button>
            ) : (
              <Button onClick={again}>Buscar novamente</Button>
            )}
            {manual}
          </Ways>
        </Message>
      )}
      <Ways>
        {!isStuck && manual}
        <Button onClick={onNone}>Não cadastrar endereço</Button>
      </Ways>
    </SearchBox>
  );
}

/** The latest search and its response; stale ones are dropped. */
function useAddressSearch() {
  const [question, setQuestion] = useState<AddressQuestion | null>(null);
  const { currentData: found, error } = addressApi.useAddressesQuery(question ?? skipToken);
  const failure = failureOf(error);
  const [calls] = useState(() => ({
    ask: (kind: AddressSearchKind, typed: string) =>
      setQuestion((last) => ({ kind, typed, turn: (last?.turn ?? 0) + 1 })),
    forget: () => setQuestion(null),
  }));
  return { asked: question?.typed, found: failure ? undefined : found, failure, ...calls };
}
