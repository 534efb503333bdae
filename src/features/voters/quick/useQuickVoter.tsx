import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { styled } from '@/ui/style';
import { toFailure } from '@/api/failure';
import { formatPhone } from '@/formats/phone';
import { Button } from '@/ui/button/Button';
import { showToast } from '@/ui/feedback/toasts';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { PhoneField } from '@/ui/form/PhoneField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { holdFocus } from '@/ui/focus/holdFocus';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { TextField } from '@/ui/form/TextField';
import { useServerForm, type ServerForm } from '@/ui/form/useServerForm';
import { voterFormApi } from '../form/voterFormApi';
import { newVoter } from '../form/voterInput';
import { limits } from '@/lookups/voters/voter';
import { genres, unknownGenre } from '@/lookups/voters/voterTraits';
import { likenessOf, needsRecord } from '@/lookups/voters/voterLikeness';
import { votersLikeApi } from '@/lookups/voters/votersLike';
import { votersLookupApi, type VoterOption } from '@/lookups/voters/votersLookupApi';

const Alike = styled.section`
  margin-bottom: 20px;
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--brand-soft);

  h3 {
    font-size: var(--text-body);
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    justify-content: space-between;
    margin-top: 10px;
  }

  li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

export interface QuickInput {
  name: string;
  genre: number | '';
  telephone: string;
}

/** The voter to be registered. */
interface Asked {
  name: string;
  phones: readonly string[];
}

export interface QuickStart {
  start: Pick<QuickInput, 'name' | 'telephone'>;
  /** The voter registered, or chosen among those the API considers the same person. */
  onVoter: (voter: VoterOption) => void;
}

/** A short form for a new voter, and its fields, with focus on the first empty one. */
export function useQuickVoter({ start, onVoter }: QuickStart) {
  const [create] = voterFormApi.useCreateVoterMutation();
  /** The voter last refused as already registered. */
  const [refused, setRefused] = useState<Asked | null>(null);
  const form = useServerForm<QuickInput, { id: number }>({
    defaultValues: { ...start, genre: '' },
    send: async ({ name, genre, telephone }) => {
      const { data, error } = await create({
        ...newVoter({ name, cpf: '', telephone, email: '' }),
        genre: genre || unknownGenre,
      });
      if (!error) return { data };
      const isDuplicate = toFailure(error).errors.some(({ fieldName }) => fieldName === 'duplicated');
      setRefused(isDuplicate ? { name: name.trim(), phones: [telephone] } : null);
      return { error };
    },
    onDone: (_, { name }) => showToast(`O eleitor ${name.trim()} foi criado!`),
    onDoneHere: ({ id }, { name, telephone }) => onVoter({ value: id, label: name.trim(), telephone }),
  });
  return { form, fields: <Fields form={form} refused={refused} start={start} onVoter={onVoter} /> };
}

interface FieldsProps extends QuickStart {
  form: ServerForm<QuickInput>;
  refused: Asked | null;
}

/** Separate from the form, which may exist before the frame that renders its fields. */
function Fields({ form, refused, start, onVoter }: FieldsProps) {
  const { control, setFocus } = form;
  const first = start.name === '' ? 'name' : start.telephone === '' ? 'telephone' : 'genre';
  useEffect(() => {
    const focus = () => setFocus(first);
    focus();
    const field = document.activeElement;
    return holdFocus({ focus, isWithin: (target) => target === field });
  }, [first, setFocus]);
  return (
    <div>
      <ServerErrors messages={form.generalErrors} failure={form.failure} />
      {refused && <LookAlikes asked={refused} onVoter={onVoter} />}
      <FieldGroup>
        <TextField
          control={control}
          name="name"
          label="Nome"
          required
          maxLength={limits.name}
          autoCapitalize="words"
          spellCheck={false}
        />
        <PhoneField control={control} name="telephone" label="Telefone" />
        <RadioGroupField control={control} name="genre" label="Sexo" options={genres} clearable />
      </FieldGroup>
    </div>
  );
}

interface LookAlikesProps {
  asked: Asked;
  onVoter: (voter: VoterOption) => void;
}

function LookAlikes({ asked, onVoter }: LookAlikesProps) {
  const { data, error, isFetching } = votersLikeApi.useVotersLikeQuery({ name: asked.name });
  const rows = data?.rows ?? [];
  return (
    <>
      <p role="status" className="visually-hidden">
        {!isFetching && (error ? notSearched : rows.length > 0 && 'Há cadastros parecidos.')}
      </p>
      {rows.length > 0 && (
        <Alike aria-label="Cadastros parecidos">
          <h3>É alguma destas pessoas?</h3>
          <ul>
            {rows.map((voter) => (
              <LookAlike key={voter.value} asked={asked} voter={voter} onVoter={onVoter} />
            ))}
          </ul>
        </Alike>
      )}
      {Boolean(error) && !isFetching && <p>{notSearched}</p>}
    </>
  );
}

/** A registered voter and the likeness to the new one; the record is read if it may contain the phone number. */
function LookAlike({ asked, voter, onVoter }: LookAlikesProps & { voter: VoterOption }) {
  const { data } = votersLookupApi.useVoterQuery(needsRecord(asked, voter) ? voter.value : skipToken);
  const { why } = likenessOf(asked, voter, data);
  return (
    <li>
      <span>
        {voter.label}
        <small>
          {[`nº ${voter.value}`, voter.detail, formatPhone(voter.telephone)].filter(Boolean).join(' · ')}
        </small>
        {why && <small>{why}</small>}
      </span>
      <Button aria-label={`É ${voter.label}, nº ${voter.value}`} onClick={() => onVoter(voter)}>
        É essa
      </Button>
    </li>
  );
}

const notSearched = 'Não foi possível procurar os cadastros parecidos.';
