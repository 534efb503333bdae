import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { foldText } from '@/formats/text';
import { IconButton } from '@/ui/button/IconButton';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { LookupField } from '@/ui/form/LookupField';
import type { Option } from '@/ui/form/options';
import { ServerErrors } from '@/ui/form/ServerErrors';
import type { SearchOptions } from '@/ui/form/useLookup';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '@/ui/icons';
import type { DocumentInput } from '../documentInput';
import { searchAuthors } from '../documentsApi';

const Rows = styled.ol`
  display: grid;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    padding: 4px 6px 4px 12px;
  }

  li + li {
    border-top: var(--line-width) solid var(--line);
  }

  li > :nth-child(2) {
    overflow-wrap: anywhere;
  }
`;

const Place = styled.span`
  color: var(--ink-secondary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

const Tools = styled.span`
  display: flex;
`;

type Tool = 'up' | 'down' | 'remove';

const same = (one: string, other: string) => foldText(one.trim()) === foldText(other.trim());

/** What is typed is an author too, before those the office knows; when nothing can be found, it is all there is. */
const searchOrTyped: SearchOptions<Option<string>> = async (typed, signal) => {
  const { data: found = [] } = await searchAuthors(typed, signal);
  const asTyped = { value: typed, label: typed, detail: 'Adicionar como está escrito' };
  return { data: found.some(({ label }) => same(label, typed)) ? found : [asTyped, ...found] };
};

/** The authors in their order: added by name, moved by buttons or by Alt and an arrow, taken away. */
export function AuthorRows({ form }: { form: UseFormReturn<DocumentInput> }) {
  const { control, formState } = form;
  const { fields, append, move, remove } = useFieldArray({ control, name: 'authors' });
  // The field that adds one: nothing of it is sent.
  const adding = useForm<{ author: Option<string> | null }>({ defaultValues: { author: null } });
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const refusal = formState.errors.authors?.root?.message;
  const messages = useMemo(() => (refusal ? [refusal] : []), [refusal]);

  const add = (name: string) => {
    adding.setValue('author', null);
    if (fields.some((author) => same(author.name, name))) {
      setTold(`${name} já está entre os autores.`);
      return;
    }
    append({ name }, { shouldFocus: false });
    setTold(`${name} foi adicionado.`);
  };

  // A row that moves takes the focus along; one that goes leaves it to the next, else to the field that adds one.
  const [focus, setFocus] = useState<{ index: number; tool: Tool } | null>(null);
  useEffect(() => {
    if (!focus) return;
    const row = list.current?.children[Math.min(focus.index, fields.length - 1)];
    const button = row?.querySelector<HTMLElement>(`[data-tool="${focus.tool}"]`);
    if (button) button.focus();
    else adding.setFocus('author');
  }, [focus, fields.length, adding]);

  const moveTo = (from: number, to: number, tool: Tool) => {
    const author = fields[from];
    if (!author || to < 0 || to >= fields.length) return;
    move(from, to);
    setFocus({ index: to, tool });
    setTold(`${author.name}: ${to + 1}º de ${fields.length}.`);
  };
  const takeAway = (index: number) => {
    remove(index);
    setFocus({ index, tool: 'remove' });
    setTold(`${fields[index]?.name ?? ''} foi retirado.`);
  };
  /** What the buttons of a row have in common: on each, Alt and an arrow move the row. */
  const toolOf = (index: number, tool: Tool) => ({
    small: true,
    'data-tool': tool,
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || !step) return;
      event.preventDefault();
      event.stopPropagation();
      moveTo(index, index + step, tool);
    },
  });

  return (
    <FieldGroup title="Autores">
      <ServerErrors messages={messages} />
      {fields.length > 0 && (
        <Rows ref={list} aria-label="Autores">
          {fields.map(({ id, name }, index) => (
            <li key={id}>
              <Place aria-hidden="true">{index + 1}.</Place>
              <span>{name}</span>
              <Tools>
                <IconButton
                  {...toolOf(index, 'up')}
                  label={`Mover ${name} para cima`}
                  icon={<ArrowUpIcon size={16} />}
                  blockedReason={index === 0 ? 'Já é o primeiro.' : undefined}
                  onClick={() => moveTo(index, index - 1, 'up')}
                />
                <IconButton
                  {...toolOf(index, 'down')}
                  label={`Mover ${name} para baixo`}
                  icon={<ArrowDownIcon size={16} />}
                  blockedReason={index === fields.length - 1 ? 'Já é o último.' : undefined}
                  onClick={() => moveTo(index, index + 1, 'down')}
                />
                <IconButton
                  {...toolOf(index, 'remove')}
                  label={`Retirar ${name}`}
                  icon={<CloseIcon size={16} />}
                  onClick={() => takeAway(index)}
                />
              </Tools>
            </li>
          ))}
        </Rows>
      )}
      <LookupField
        control={adding.control}
        name="author"
        label="Adicionar autor"
        placeholder="Digite o nome do autor"
        help={fields.length > 1 ? 'Para mudar a ordem: as setas, ou Alt+↑ e Alt+↓ sobre elas.' : undefined}
        search={searchOrTyped}
        onChosen={({ label }) => add(label)}
      />
      <span role="status" className="visually-hidden">
        {told}
      </span>
    </FieldGroup>
  );
}
