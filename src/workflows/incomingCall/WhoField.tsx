import { useId, type KeyboardEvent } from 'react';
import type { Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/button/Spinner';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import { Field } from '@/ui/form/Field';
import { useFormField } from '@/ui/form/formField';
import { TextInput } from '@/ui/form/TextField';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import { limits } from '@/features/calls/callInput';
import type { IncomingInput } from './caller';
import { MayBe } from './MayBe';
import { Whereabouts } from './Whereabouts';
import type { Callers } from './useCaller';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin-top: 8px;
  padding: 4px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);

  &:empty {
    display: none;
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-height: 2.75rem;
  padding: 6px 10px;
  border-radius: 6px;
  cursor: pointer;

  &:hover {
    background: var(--surface-hover);
  }

  &[aria-selected='true'] {
    background: color-mix(in srgb, var(--ink) 8%, transparent);
  }

  > span:first-child {
    flex: 1 1 12rem;
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  min-height: 1.25rem;
  margin-top: 6px;
  color: var(--ink-secondary);
  font: 400 0.8125rem / 1.25rem var(--font);

  > p:first-child {
    display: flex;
    gap: 8px;
    align-items: center;
  }
`;

const Hint = styled.p`
  @media (pointer: coarse) {
    display: none;
  }
`;

export interface WhoWords {
  label: string;
  /** Error for an empty caller. */
  required: string;
  /** What is possible when the look-up fails. */
  goesOn: string;
}

interface WhoFieldProps {
  control: Control<IncomingInput>;
  words: WhoWords;
  callers: Callers;
  /** Id of the row marked by the arrow keys. */
  markedId: number | null;
  onMark: (id: number | null) => void;
  onTake: (voter: VoterOption) => void;
  /** Esc keeps the text as a stranger's. */
  onKeep: () => void;
  isKept: boolean;
  isWhole: (voter: VoterOption) => boolean;
  /** Why it may be the voter; '' if there is nothing to say. */
  whyOf: (voter: VoterOption) => string;
  validate: (typed: string) => string | undefined;
}

/**
 * A phone number or name, and the matching voters, listed below it rather than over the form. The mark is kept by id,
 * so that new results do not move it.
 */
export function WhoField({
  control,
  words,
  callers,
  markedId,
  onMark,
  onTake,
  onKeep,
  isKept,
  isWhole,
  whyOf,
  validate,
}: WhoFieldProps) {
  const listId = useId();
  const { value, change, leave, attach, frame, aria } = useFormField({
    control,
    name: 'who',
    label: words.label,
    required: words.required,
    validate,
  });
  const rows = isKept ? [] : callers.rows;
  const isOpen = rows.length > 0;
  const at = rows.findIndex((voter) => voter.value === markedId);

  const move = (step: 1 | -1) => {
    const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : (at + step + rows.length) % rows.length;
    onMark(rows[next]?.value ?? null);
  };
  const hearKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (event.nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) return;
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter') {
      const marked = rows[at];
      if (marked) onTake(marked);
    } else if (key === 'Escape' && value.trim() && !isKept) onKeep();
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <Field {...frame}>
        <TextInput
          {...aria}
          ref={attach}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={at < 0 ? undefined : `${listId}-${markedId}`}
          value={value}
          onChange={change}
          onBlur={leave}
          onKeyDown={hearKey}
          maxLength={limits.name}
          placeholder="Telefone ou nome"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <List id={listId} role="listbox" aria-label="Pode ser">
        {rows.map((voter) => (
          // Key events go to the field, which keeps focus.
          <Row
            key={voter.value}
            id={`${listId}-${voter.value}`}
            role="option"
            aria-selected={voter.value === markedId}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(voter)}
          >
            <span>
              {voter.label}
              <small>
                <Whereabouts place={voter.detail} phones={[voter.telephone]} />
              </small>
            </span>
            <MayBe why={whyOf(voter)} />
          </Row>
        ))}
      </List>
      {!isKept && (
        <CallerNotice callers={callers} whole={rows.filter(isWhole).length} goesOn={words.goesOn} />
      )}
    </div>
  );
}

function CallerNotice({ callers, whole, goesOn }: { callers: Callers; whole: number; goesOn: string }) {
  const { isAnswered, isAsking, failure, rows, total, retry } = callers;
  const isLate = useDelayedFlag(isAsking, 500);
  return (
    <>
      <Said>
        <p role="status">
          {isLate && (
            <>
              <Spinner />
              Procurando...
            </>
          )}
          {isAnswered && !failure && foundText(rows.length, total, whole)}
          {failure && `Não foi possível procurar. ${failure.message} ${goesOn}`}
        </p>
        {rows.length > 0 && <Hint>Setas e Enter escolhem; Esc fica com o que foi digitado.</Hint>}
        {failure && <Button onClick={retry}>Tentar de novo</Button>}
      </Said>
      <LateDetails of={failure} />
    </>
  );
}

function foundText(shown: number, total: number, whole: number) {
  if (shown === 0) return 'Nenhum eleitor encontrado.';
  if (whole === total) return `${plural(total, 'eleitor', 'eleitores')} com este número.`;
  const found = plural(total, 'eleitor encontrado', 'eleitores encontrados');
  return total > shown ? `${found}; aparecem ${shown}.` : `${found}.`;
}
