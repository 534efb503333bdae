import { useId, useState } from 'react';
import { useForm, useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
import { styled } from '@/ui/style';
import { failureOf } from '@/api/failure';
import { compareText, foldText } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { CheckInput, ChoiceDetail, ChoiceLabel } from '@/ui/form/choiceStyles';
import { Field } from '@/ui/form/Field';
import { useListField, type FormFieldProps } from '@/ui/form/formField';
import { SelectField } from '@/ui/form/SelectField';
import { TextInput } from '@/ui/form/TextField';
import { permissionAreas, permissionCount } from './permissions';
import { basic } from './user';
import { usersApi } from './usersApi';

const Tools = styled.div`
  display: grid;
  gap: 12px;
`;

const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;

  > p {
    grid-column: 1 / -1;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

const All = styled(ChoiceLabel)`
  margin-top: 12px;
  padding: 0 12px;

  strong {
    font-weight: 600;
  }
`;

const Areas = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 12px;
`;

const Area = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 4px 12px 8px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  container-type: inline-size;

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 2rem;
    border-bottom: var(--line-width) solid var(--line);
    margin-bottom: 4px;
  }

  strong {
    font-weight: 600;
  }

  small {
    flex: none;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 16px;

    @container (width >= 30rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const Seeing = styled.p`
  margin-top: 8px;
  color: var(--ink-secondary);

  button {
    display: flex;
    margin-top: 8px;
  }
`;

/** Explains that viewing requires no right, and suggests the one that changes least. */
const seeing =
  'Ver não depende de permissão: quem entra vê todas as listas, com nomes e telefones, e as permissões só dizem o que a pessoa pode fazer. Para quem vai só olhar, marque ‘Acessar as Eleições’, que nada muda no gabinete.';
const leastRule = 'access_election';
const isAboutSeeing = /^(?:so |somente |apenas )?(?:ver|olhar|ler|leitura|consult\w*|visualiz\w*)\b/;

const allPermissions = permissionAreas.flatMap(({ permissions }) =>
  permissions.map(([rule, called]) => ({ value: rule, label: called })),
);

type PermissionsFieldProps<V extends FieldValues, N extends FieldPath<V>> = Pick<
  FormFieldProps<V, N>,
  'control' | 'name'
> & {
  /** Excluded from "copy from"; null for a new user. */
  userId: number | null;
  /** While another user's permissions are read, the form must not be sent: it would go without them. */
  onCopying: (isCopying: boolean) => void;
};

/** Permissions by area, searchable, copyable from another user. Form value: permission names. */
export function PermissionsField<V extends FieldValues, N extends FieldPath<V>>({
  userId,
  onCopying,
  ...shared
}: PermissionsFieldProps<V, N>) {
  const { field, list, update } = useListField<V, N, string>(
    { ...shared, label: 'Permissões', required: 'Escolha ao menos uma permissão.' },
    { shownBy: allPermissions },
  );
  const { aria, frame } = field;
  const { id, 'aria-invalid': isInvalid, 'aria-describedby': noteId } = aria;
  const [query, setQuery] = useState('');
  const words = foldText(query).split(/\s+/).filter(Boolean);

  const turn = (rules: readonly string[], on: boolean) =>
    update((held) => [...held.filter((rule) => !rules.includes(rule)), ...(on ? rules : [])]);

  const areas = permissionAreas
    .map((area) => ({
      ...area,
      found: area.permissions.filter((permission) => {
        const text = foldText(`${area.name} ${permission.slice(1).join(' ')}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ found }) => found.length > 0);
  const chosen = permissionAreas
    .flatMap(({ permissions }) => permissions)
    .filter(([rule]) => list.includes(rule));

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-required ${noteId ?? frame.noteId}`}
    >
      <Field {...frame} group requiredInWords help={`${chosen.length} de ${permissionCount} permissões.`}>
        <Tools id={id}>
          <CopyFrom userId={userId} onCopying={onCopying} onCopy={(rules) => update(() => [...rules])} />
          <TextInput
            type="search"
            aria-label="Buscar permissão"
            placeholder="Buscar permissão"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              // Enter must not submit the form.
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
              if (event.key !== 'Escape' || !query) return;
              event.preventDefault();
              event.stopPropagation();
              setQuery('');
            }}
          />
        </Tools>
      </Field>
      {words.length === 0 && (
        <Seeing>
          {seeing} <Button onClick={() => update(() => [leastRule])}>Marcar só para olhar</Button>
        </Seeing>
      )}
      {words.length === 0 && (
        <All>
          <CheckInput
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && chosen.length < permissionCount;
            }}
            aria-invalid={isInvalid}
            checked={chosen.length === permissionCount}
            onChange={() =>
              turn(
                allPermissions.map(({ value }) => value),
                chosen.length < permissionCount,
              )
            }
          />
          <strong>Todas as permissões</strong>
        </All>
      )}
      <Areas>
        {areas.map(({ name: area, permissions, found }) => {
          const rules = permissions.map(([rule]) => rule as string);
          const held = rules.filter((rule) => list.includes(rule)).length;
          return (
            <Area key={area} aria-label={area}>
              <div>
                {words.length > 0 ? (
                  // No select-all while a search hides part of the area.
                  <strong>{area}</strong>
                ) : (
                  <ChoiceLabel>
                    <CheckInput
                      ref={(box) => {
                        if (box) box.indeterminate = held > 0 && held < rules.length;
                      }}
                      aria-invalid={isInvalid}
                      checked={held === rules.length}
                      onChange={() => turn(rules, held < rules.length)}
                    />
                    <strong>{area}</strong>
                  </ChoiceLabel>
                )}
                <small>
                  {held} de {rules.length}
                </small>
              </div>
              <ul>
                {found.map(([rule, called, allows]) => (
                  <li key={rule}>
                    <ChoiceLabel>
                      <CheckInput
                        aria-invalid={isInvalid}
                        checked={list.includes(rule)}
                        onChange={(event) => turn([rule], event.target.checked)}
                      />
                      <span>
                        {called}
                        <ChoiceDetail>{allows}</ChoiceDetail>
                      </span>
                    </ChoiceLabel>
                  </li>
                ))}
              </ul>
            </Area>
          );
        })}
      </Areas>
      <p role="status">
        {isAboutSeeing.test(words.join(' '))
          ? seeing
          : areas.length === 0 && 'Nenhuma permissão com essas palavras.'}
      </p>
    </div>
  );
}

interface CopyFromProps {
  userId: number | null;
  onCopying: (isCopying: boolean) => void;
  onCopy: (rules: readonly string[]) => void;
}

function CopyFrom({ userId, onCopying, onCopy }: CopyFromProps) {
  const { data } = usersApi.usePeopleQuery(undefined, { refetchOnMountOrArgChange: false });
  const [read, { isFetching }] = usersApi.useLazyPersonQuery();
  const { control, getValues } = useForm<{ from: number | null }>({ defaultValues: { from: null } });
  const from = useWatch({ control, name: 'from' });
  const [copied, setCopied] = useState('');
  const copiedId = useId();
  const options = (data?.rows ?? [])
    .filter(({ id, profileId }) => id !== userId && profileId === basic)
    .sort((a, b) => compareText(a.name, b.name))
    .map(({ id, name }) => ({ value: id, label: name }));
  if (options.length === 0) return null;

  const copy = async () => {
    if (from === null) return;
    setCopied('');
    onCopying(true);
    const answer = await read(from);
    onCopying(false);
    const failure = failureOf(answer.error);
    if (getValues('from') !== from) return;
    if (failure || !answer.data) return setCopied(failure?.message ?? '');
    onCopy(answer.data.rules);
    setCopied(`Permissões de ${answer.data.name} copiadas. Nada muda até salvar.`);
  };
  return (
    <Copy>
      <SelectField
        control={control}
        name="from"
        label="Copiar permissões de"
        options={options}
        emptyValue={null}
      />
      <Button
        busy={isFetching}
        busyText="Copiando..."
        aria-describedby={copiedId}
        blockedReason={from === null ? 'Escolha de quem copiar.' : undefined}
        onClick={() => void copy()}
      >
        Copiar
      </Button>
      <p role="status" id={copiedId}>
        {copied}
      </p>
    </Copy>
  );
}
