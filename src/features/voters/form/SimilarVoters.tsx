import { Fragment, useId, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { shallowEqual } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { useAsk } from '@/api/ask';
import { useAppSelector } from '@/api/store';
import { formatPhone } from '@/formats/phone';
import { plural } from '@/formats/text';
import { useCan } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { focusField } from '@/ui/form/focusField';
import type { VoterRow } from '@/lookups/voters/voter';
import { editPath } from '@/records/links/voters';
import { likenessOf, needsRecord } from '@/lookups/voters/voterLikeness';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';
import { voterFormApi } from './voterFormApi';
import { searchFrom, type VoterInput } from './voterInput';
import { useAfterTyping } from '@/ui/useAfterTyping';

const Box = styled.section`
  grid-column: 1 / -1;
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--brand-soft);

  h3 {
    font-size: var(--text-body);
  }

  ul {
    margin: 6px 0 8px;
  }

  li {
    padding: 4px 0;
    overflow-wrap: anywhere;
  }

  li span {
    color: var(--ink-secondary);
  }

  a {
    font-weight: 500;
  }
`;

/** A person of the same name who is certainly another: shown to save a search, without a question. */
const Apart = styled.p`
  grid-column: 1 / -1;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;

/** Warns about possible duplicates. A failed search is silent: the API rejects duplicates anyway. */
export default function SimilarVoters({ control }: { control: Control<VoterInput> }) {
  const asked = useAsked(control);
  const { name } = asked;
  const asks = name.length >= searchFrom.name;
  const found = useSimilar(asks ? name : '');
  const [isDismissed, setDismissed] = useState(false);
  const titleId = useId();
  const mayEdit = useCan()('edit_voter');

  const { rows, total } = asks ? found : nobody;
  const toRead = rows.filter((row) => needsRecord(asked, row));
  const similar = useJudged(rows, asked);
  if (isDismissed) return null;
  const likely = similar.filter(({ isOther }) => !isOther);
  const others = similar.filter(({ isOther }) => isOther);
  const more = total - similar.length;
  const left = total - others.length;
  return (
    <>
      {toRead.map(({ id }) => (
        <ReadOf key={id} id={id} />
      ))}
      <p role="status" className="visually-hidden">
        {left > 0 && plural(left, 'cadastro parecido', 'cadastros parecidos')}
      </p>
      {left > 0 && (
        <Box aria-labelledby={titleId}>
          <h3 id={titleId}>O cadastro que esta fazendo não é algum desses?</h3>
          <ul>
            {likely.map(({ row, why }) => (
              <li key={row.id}>
                <NameOf row={row} mayEdit={mayEdit} />{' '}
                <span>{[factsOf(row), why].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
            {more > 0 && (
              <li>
                <span>
                  {likely.length > 0 && 'e mais '}
                  {plural(more, 'cadastro', 'cadastros')} de nome parecido
                </span>
              </li>
            )}
          </ul>
          <Button
            onClick={() => {
              setDismissed(true);
              // The pressed button unmounts, so move focus.
              focusField(control, 'nickName');
            }}
          >
            Não é nenhum desses
          </Button>
        </Box>
      )}
      {others.length > 0 && (
        <Apart>
          {others.length > 1 ? 'Outras pessoas' : 'Outra pessoa'}, de nome igual ou parecido:{' '}
          {others.map(({ row, why }, index) => (
            <Fragment key={row.id}>
              {index > 0 && '; '}
              <NameOf row={row} mayEdit={mayEdit} />, nº {row.id} ({why})
            </Fragment>
          ))}
          .
        </Apart>
      )}
    </>
  );
}

/** The person's data typed so far. */
function useAsked(control: Control<VoterInput>) {
  const [name, nickName, cpf, birth, telephone, email] = useWatch({
    control,
    name: ['name', 'nickName', 'individualRegistration', 'dateOfBirth', 'telephone', 'email'],
  });
  const phones = telephone.map(({ number }) => number);
  return { name: name.trim(), nickName, cpf, birth, phones, email };
}

type Asked = ReturnType<typeof useAsked>;

/** Subscribes to a record while its voter is among the results, wherever it is shown. */
function ReadOf({ id }: { id: number }) {
  votersLookupApi.endpoints.voter.useQuerySubscription(id);
  return null;
}

/** The likeness of each voter to the person, by their records, which are read once the result depends on them. */
function useJudged(rows: readonly VoterRow[], asked: Asked) {
  const records = useAppSelector(
    (state) => rows.map(({ id }) => votersLookupApi.endpoints.voter.select(id)(state).data),
    shallowEqual,
  );
  return rows.map((row, index) => {
    const { name: label, telephone } = row;
    return { row, ...likenessOf(asked, { label, telephone }, records[index]) };
  });
}

const NameOf = ({ row, mayEdit }: { row: VoterRow; mayEdit: boolean }) =>
  mayEdit ? <Link to={editPath(row.id)}>{row.name}</Link> : row.name;

const factsOf = ({ id, districtAndCity, telephone }: VoterRow) =>
  [`nº ${id}`, districtAndCity, formatPhone(telephone)].filter(Boolean).join(' · ');

const nobody = { rows: [] as VoterRow[], total: 0 };

/** Keeps the previous results until the next response. */
function useSimilar(name: string) {
  const ask = useAsk();
  const [found, setFound] = useState(nobody);
  useAfterTyping(name, async (signal) => {
    const { data } = await ask(voterFormApi.endpoints.similarVoters, name, signal);
    if (!signal.aborted) setFound(data ?? nobody);
  });
  return found;
}
