import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from '@/ui/style';
import { sameText } from '@/formats/text';
import { once, type NamedOption } from '@/lookups/lookupsApi';
import { Pills } from '@/ui/button/Pills';
import type { ServerForm } from '@/ui/form/useServerForm';
import { useAfterTyping } from '@/ui/useAfterTyping';
import type { ServiceInput } from '../serviceInput';
import { tellingWords } from '../words/requestWords';
import { useCategoryWordsQuery } from './categoryWordsApi';
import { proposer } from './learn';

/** Reserves its height in advance, so that nothing moves while typing. */
const Place = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  min-height: 2rem;
  margin-top: -8px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

/** Fewer words cannot distinguish three categories. */
const fewestWords = 2;

const listed = new Intl.ListFormat('pt-BR');

interface CategoryProposalProps {
  form: ServerForm<ServiceInput>;
  categories: readonly NamedOption[];
}

/** Proposes categories by the description's words, learned from the office's own services; a press selects one. */
export default function CategoryProposal({ form, categories }: CategoryProposalProps) {
  const { control, setValue } = form;
  const description = useWatch({ control, name: 'description' });
  const categoryId = useWatch({ control, name: 'categoryId' });
  const [settled, setSettled] = useState('');
  useAfterTyping(description.trim(), () => Promise.resolve(setSettled(description)));
  const words = useMemo(() => new Set(tellingWords(settled)).size, [settled]);
  const isAsked = words >= fewestWords && description.trim() !== '';
  // Nothing is read once a category has been chosen.
  const [isRead, setRead] = useState(false);
  if (isAsked && categoryId === null && !isRead) setRead(true);
  const { data, isError } = useCategoryWordsQuery(isRead ? undefined : skipToken, once);
  const propose = useMemo(() => data && proposer(data), [data]);
  const proposed = useMemo(() => {
    if (!isAsked || !propose) return [];
    const named = (name: string) => categories.find((one) => sameText(one.name, name));
    return propose(settled, (name) => named(name) !== undefined).flatMap((name) => named(name) ?? []);
  }, [isAsked, propose, settled, categories]);
  // Hidden if another category was chosen manually.
  const isShown = categoryId === null || proposed.some(({ id }) => id === categoryId);
  if (!isShown) return null;
  return (
    <Place>
      <span role="status" className="visually-hidden">
        {proposed.length > 0 &&
          categoryId === null &&
          `Pelas palavras da descrição, a categoria pode ser: ${listed.format(proposed.map(({ name }) => name))}`}
      </span>
      {proposed.length === 0 && (
        <span>
          {isAsked && isError
            ? 'Não foi possível propor categorias agora.'
            : isAsked && propose
              ? 'Nenhum atendimento parecido diz qual pode ser a categoria.'
              : 'Com a descrição escrita, aparecem aqui as categorias mais prováveis.'}
        </span>
      )}
      {proposed.length > 0 && (
        <>
          <span aria-hidden="true">Categoria proposta:</span>
          <Pills
            label="Categorias propostas pelas palavras da descrição"
            choices={proposed.map(({ id, name }) => ({ value: String(id), label: name }))}
            isPressed={(value) => value === String(categoryId)}
            onPress={(value) =>
              setValue('categoryId', Number(value), { shouldDirty: true, shouldValidate: true })
            }
          />
        </>
      )}
    </Place>
  );
}
