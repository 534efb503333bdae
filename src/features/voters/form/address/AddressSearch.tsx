import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { zipcodeMask } from '@/formats/masks';
import { plural } from '@/formats/text';
import type { ApiFailure } from '@/api/failure';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { Button } from '@/ui/button/Button';
import { MaskedField } from '@/ui/form/MaskedField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { TextField } from '@/ui/form/TextField';
import { useStillHere } from '@/ui/useStillHere';
import {
  addressSearchLimits,
  placeLine,
  searchAddresses,
  type AddressSearchKind,
  type FoundAddress,
} from './addressLookup';
import type { VoterInput } from '../voterInput';

const SearchBox = styled.div`
  display: grid;
  gap: 16px;
`;

/** The button stands at the control, whatever the note under it says. */
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

  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const kinds: readonly { value: AddressSearchKind; label: string }[] = [
  { value: 'zipcode', label: 'CEP' },
  { value: 'text', label: 'Endereço' },
];

type Search =
  | { is: 'idle' }
  | { is: 'asking'; to: string }
  | { is: 'answered'; to: string; found: FoundAddress[] }
  | { is: 'failed'; failure: ApiFailure };

interface AddressSearchProps {
  control: Control<VoterInput>;
  setValue: UseFormReturn<VoterInput>['setValue'];
  onTake: (found: FoundAddress) => void;
  /** To be typed by hand, beginning with what was looked for. */
  onManual: (typed: Partial<VoterInput>) => void;
  onNone: () => void;
}

/** Looks for an address by CEP or by words and offers what is found. */
export function AddressSearch({ control, setValue, onTake, onManual, onNone }: AddressSearchProps) {
  const [kind, typed] = useWatch({ control, name: ['addressSearchBy', 'addressSearch'] });
  const { search, ask, forget } = useAddressSearch();
  const isHere = useStillHere();
  const box = useRef<HTMLDivElement>(null);
  const isBlank = typed.trim() === '';

  /** The person asked, by Enter or the button, and waits for what comes. */
  const waits = useRef(false);
  const goToFirst = () => box.current?.querySelector<HTMLElement>('ul button')?.focus();
  const goToField = () => box.current?.querySelector<HTMLElement>('input[name="addressSearch"]')?.focus();
  const begin = () => {
    if (isBlank) return;
    waits.current = true;
    // What was looked for while it was typed is not asked again.
    if (search.is === 'answered' && search.found.length > 0 && search.to === typed) goToFirst();
    else if (search.is !== 'asking' || search.to !== typed) void ask(kind, typed);
  };
  const again = () => {
    forget();
    setValue('addressSearch', '', { shouldDirty: true });
    goToField();
  };

  // What was typed for one kind of search is nothing for the other.
  const heldKind = useRef(kind);
  useEffect(() => {
    if (heldKind.current === kind) return;
    heldKind.current = kind;
    forget();
    setValue('addressSearch', '', { shouldDirty: true });
  }, [kind, forget, setValue]);

  // A whole CEP is looked for at once, and the focus stays: an Enter on its way would take what was not read yet.
  const zipcode = kind === 'zipcode' && /^\d{5}-?\d{3}$/.test(typed) ? typed : null;
  const startedWith = useRef(zipcode);
  useEffect(() => {
    if (startedWith.current === zipcode) return;
    startedWith.current = zipcode;
    waits.current = false;
    if (zipcode) void ask('zipcode', zipcode);
    else forget();
  }, [zipcode, ask, forget]);

  // Whoever waits at the search goes on with the keyboard at the first address found.
  const isFound = search.is === 'answered' && search.found.length > 0;
  const isNothing = search.is === 'answered' && search.found.length === 0;
  useEffect(() => {
    const isThere = document.activeElement?.closest('[data-address-line]');
    if (isFound && waits.current && isThere && isHere())
      box.current?.querySelector<HTMLElement>('ul button')?.focus();
  }, [isFound, search, isHere]);

  const hearEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    // Enter looks for the address; it does not save the voter.
    event.preventDefault();
    begin();
  };

  const shared = {
    control,
    name: 'addressSearch',
    validate: (text: string) =>
      text.trim() ? 'Escolha um dos endereços encontrados ou apague a busca.' : undefined,
  } as const;

  const isStuck = isNothing || search.is === 'failed';
  // The bar at the foot of the form must not hide why nothing came, nor what comes late above it push that away.
  useEffect(() => {
    const said = isStuck && box.current?.querySelector('[role="alert"]');
    if (!said) return;
    said.scrollIntoView({ block: 'nearest' });
    const watch = new ResizeObserver(() => {
      if (box.current?.contains(document.activeElement)) said.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(said.closest('form') ?? said);
    return () => watch.disconnect();
  }, [isStuck, search]);

  const manual = (
    <Button onClick={() => onManual(kind === 'zipcode' ? { zipcode: typed } : { address: typed.trim() })}>
      Cadastrar manualmente
    </Button>
  );
  return (
    <SearchBox ref={box} onKeyDown={hearEnter}>
      <RadioGroupField control={control} name="addressSearchBy" label="Buscar por" options={kinds} />
      <Line data-address-line>
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
          busy={search.is === 'asking'}
          busyText="Buscando..."
          blockedReason={isBlank ? 'Digite o CEP ou o endereço para buscar' : undefined}
          onClick={begin}
        >
          Buscar
        </Button>
      </Line>
      <p role="status" className="visually-hidden">
        {isFound && plural(search.found.length, 'endereço encontrado', 'endereços encontrados')}
      </p>
      {isFound && (
        <Results aria-label="Endereços encontrados">
          {search.found.map((found, index) => (
            <li key={index}>
              <Result type="button" onClick={() => onTake(found)}>
                <strong>{found.address || found.city?.label}</strong> <span>{placeLine(found)}</span>
              </Result>
            </li>
          ))}
        </Results>
      )}
      {isNothing && (
        <Message role="alert">
          <p>Nenhum endereço encontrado!</p>
          <div>
            <Button onClick={again}>Buscar novamente</Button>
            {manual}
          </div>
        </Message>
      )}
      {search.is === 'failed' && (
        <Message role="alert">
          <p>{search.failure.message}</p>
          <LateDetails of={search.failure} />
          <div>
            <Button
              onClick={() => {
                // The pressed button goes away; from the field, an address that is found takes the focus.
                goToField();
                begin();
              }}
            >
              Tentar de novo
            </Button>
            {manual}
          </div>
        </Message>
      )}
      <Ways>
        {!isStuck && manual}
        <Button onClick={onNone}>Não cadastrar endereço</Button>
      </Ways>
    </SearchBox>
  );
}

/** The search under way and its answer; a newer one, or leaving, drops the older. */
function useAddressSearch() {
  const [search, setSearch] = useState<Search>({ is: 'idle' });
  const pending = useRef<AbortController>(null);

  useEffect(() => () => pending.current?.abort(), []);

  const [calls] = useState(() => ({
    ask: async (kind: AddressSearchKind, typed: string) => {
      pending.current?.abort();
      const controller = new AbortController();
      pending.current = controller;
      setSearch({ is: 'asking', to: typed });
      const { data, error } = await searchAddresses(kind, typed, controller.signal);
      if (controller.signal.aborted) return;
      setSearch(error ? { is: 'failed', failure: error } : { is: 'answered', to: typed, found: data });
    },
    forget: () => {
      pending.current?.abort();
      setSearch({ is: 'idle' });
    },
  }));
  return { search, ...calls };
}
