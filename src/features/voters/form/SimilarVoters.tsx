import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAsk } from '@/api/ask';
import { formatPhone } from '@/formats/phone';
import { plural } from '@/formats/text';
import { useCan } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { focusField } from '@/ui/form/focusField';
import type { VoterRow } from '../voter';
import { editPath } from '../voterPaths';
import { likenessOf, needsRecord } from '../voterLikeness';
import { votersLookupApi } from '../votersLookupApi';
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

/** Warns about possible duplicates. A failed search is silent: the API rejects duplicates anyway. */
export default function SimilarVoters({ control }: { control: Control<VoterInput> }) {
  const asked = useAsked(control);
  const { name } = asked;
  const asks = name.length >= searchFrom.name;
  const found = useSimilar(asks ? name : '');
  const [isDismissed, setDismissed] = useState(false);
  const titleId = useId();
  const mayEdit = useCan()('edit_voter');

  if (isDismissed) return null;
  const { rows: similar, total } = asks ? found : nobody;
  const more = total - similar.length;
  return (
    <>
      <p role="status" className="visually-hidden">
        {similar.length > 0 && plural(total, 'cadastro parecido', 'cadastros parecidos')}
      </p>
      {similar.length > 0 && (
        <Box aria-labelledby={titleId}>
          <h3 id={titleId}>O cadastro que esta fazendo não é algum desses?</h3>
          <ul>
            {similar.map((voter) => (
              <Similar key={voter.id} voter={voter} asked={asked} mayEdit={mayEdit} />
            ))}
            {more > 0 && (
              <li>
                <span>e mais {plural(more, 'cadastro', 'cadastros')}</span>
              </li>
            )}
          </ul>
          <Button
            onClick={() => {
              setDismissed(true);
              // The pressed button unmounts, so move the focus.
              focusField(control, 'nickName');
            }}
          >
            Não é nenhum desses
          </Button>
        </Box>
      )}
    </>
  );
}

/** What was typed of the person so far. */
function useAsked(control: Control<VoterInput>) {
  const [name, nickName, cpf, birth, telephone, email] = useWatch({
    control,
    name: ['name', 'nickName', 'individualRegistration', 'dateOfBirth', 'telephone', 'email'],
  });
  const phones = telephone.map(({ number }) => number);
  return { name: name.trim(), nickName, cpf, birth, phones, email };
}

interface SimilarProps {
  voter: VoterRow;
  asked: ReturnType<typeof useAsked>;
  mayEdit: boolean;
}

/** One of them, and why it may be the person, or is somebody else: their record is read once that depends on it. */
function Similar({ voter, asked, mayEdit }: SimilarProps) {
  const { data } = votersLookupApi.useVoterQuery(needsRecord(asked, voter) ? voter.id : skipToken);
  const { isOther, why } = likenessOf(asked, { label: voter.name, telephone: voter.telephone }, data);
  return (
    <li>
      {mayEdit ? <Link to={editPath(voter.id)}>{voter.name}</Link> : voter.name}{' '}
      <span>{[factsOf(voter), isOther ? `outra pessoa: ${why}` : why].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

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
