import { useMemo } from 'react';
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import { styled } from '@/ui/style';
import { sameText } from '@/formats/text';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { focusField } from '@/ui/form/focusField';
import { LookupField } from '@/ui/form/LookupField';
import type { Option } from '@/ui/form/options';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { useSearch } from '@/lookups/useSearch';
import type { SearchOptions } from '@/ui/form/useLookup';
import { useRowOrder } from '@/ui/form/useRowOrder';
import type { DocumentInput } from '../documentInput';
import { documentsApi } from '../documentsApi';

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

/** Offers the typed name first, then the known authors; only the typed name if the search finds nothing or fails. */
const searchOrTyped =
  (search: SearchOptions<Option<string>>): SearchOptions<Option<string>> =>
  async (typed, signal) => {
    const { data: found = [] } = await search(typed, signal);
    const asTyped = { value: typed, label: typed, detail: 'Adicionar como está escrito' };
    return { data: found.some(({ label }) => sameText(label, typed)) ? found : [asTyped, ...found] };
  };

export function AuthorRows({ form }: { form: UseFormReturn<DocumentInput> }) {
  const { control, formState } = form;
  const { fields, append, move, remove } = useFieldArray({ control, name: 'authors' });
  const adding = useForm<{ author: Option<string> | null }>({ defaultValues: { author: null } });
  const { announce, help, status, toolsOf } = useRowOrder({
    count: fields.length,
    nameOf: (index) => fields[index]?.name ?? '',
    move,
    remove,
    focusWithoutRows: () => focusField(adding.control, 'author'),
  });

  const refusal = formState.errors.authors?.root?.message;
  const messages = useMemo(() => (refusal ? [refusal] : []), [refusal]);

  const add = (name: string) => {
    adding.setValue('author', null);
    if (fields.some((author) => sameText(author.name, name))) {
      announce(`${name} já está entre os autores.`);
      return;
    }
    append({ name }, { shouldFocus: false });
    announce(`${name} foi adicionado.`);
  };

  return (
    <FieldGroup title="Autores">
      <ServerErrors messages={messages} />
      {fields.length > 0 && (
        <Rows aria-label="Autores">
          {fields.map(({ id, name }, index) => (
            <li key={id}>
              <Place aria-hidden="true">{index + 1}.</Place>
              <span>{name}</span>
              {toolsOf(index)}
            </li>
          ))}
        </Rows>
      )}
      <LookupField
        control={adding.control}
        name="author"
        label="Adicionar autor"
        placeholder="Digite o nome do autor"
        help={help}
        search={searchOrTyped(useSearch(documentsApi.endpoints.authors))}
        onChosen={({ label }) => add(label)}
      />
      {status}
    </FieldGroup>
  );
}
