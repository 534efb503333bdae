import { useState } from 'react';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { sumOf } from '@/formats/sums';
import { CheckInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NumberField } from '@/ui/form/NumberField';
import { useServerForm } from '@/ui/form/useServerForm';
import { afterPassword } from '@/ui/ownPassword';
import { waitReason } from '@/ui/button/waitReason';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { titleOf, type Voter } from '@/lookups/voters/voter';
import { SourcesRead } from '../SourcesRead';
import type { Everything } from '../useEverything';
import { allOf, begun, foundParts, namesOf, noneOf, voterParts } from '../voterParts';
import { removedAlone, type Removed } from './useRemovals';

const Steps = styled.div`
  display: grid;
  gap: 8px;
  margin: 20px 0;

  ul {
    display: grid;
  }

  ul.stays {
    padding-left: 1.25rem;
    list-style: disc;
  }

  li {
    overflow-wrap: anywhere;
  }
`;

const stays = [
  ...voterParts.flatMap(({ removal }) => ('stays' in removal && removal.stays ? [removal.stays] : [])),
  'O nome dela na família de outros eleitores e em textos sobre outras pessoas.',
  'O que só pode ser dela (o mesmo nome, parte de um telefone), o que já foi impresso ou baixado e as cópias de segurança.',
];

const removedWith = voterParts.flatMap(({ kind, removal }) =>
  removal.way === 'with the voter' ? [{ kind, ...removal }] : [],
);
const mayBeUnread = new Set(
  voterParts.flatMap(({ kind, removal }) => (removal.way === 'stays' && removal.mayBeUnread ? [kind] : [])),
);
const keyOf = ({ kind, id }: Removed) => `${kind} ${id}`;

interface RemovalFormProps {
  voter: Voter;
  everything: Everything;
  candidates: readonly Removed[];
  onStart: (items: readonly Removed[]) => void;
}

/** What will be removed, in order, and what cannot; typing the number starts it. */
export function RemovalForm({ voter, everything, candidates, onStart }: RemovalFormProps) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const items = candidates.filter((one) => !kept.has(keyOf(one)));
  const gone = removedWith.map(({ kind, ...words }) => ({ ...words, total: everything.ofKind(kind).length }));
  const count = items.length + sumOf(gone.map(({ total }) => total)) + 1;
  const form = useServerForm<{ count: string }, null>({
    defaultValues: { count: '' },
    send: afterPassword('voterErased', () => {
      onStart(items);
      return Promise.resolve({ data: null });
    }),
  });
  const hasFailed = everything.sources.some(({ kind, failure }) => failure && !mayBeUnread.has(kind));
  return (
    <PanelForm
      form={form}
      saveText="Eliminar"
      busyText="Começando..."
      isDanger
      blockedReason={
        everything.isReading
          ? waitReason
          : hasFailed
            ? 'Uma das procuras falhou: tente de novo antes de eliminar.'
            : undefined
      }
    >
      <SourcesRead everything={everything} />
      <Steps>
        <h3>O que será eliminado, nesta ordem</h3>
        {candidates.length === 0 ? (
          <p>1. {noneOf(removedAlone)}.</p>
        ) : (
          <>
            <p>1. {begun(allOf(removedAlone))} marcados:</p>
            <ul>
              {candidates.map((one) => (
                <li key={keyOf(one)}>
                  <ChoiceLabel>
                    <CheckInput
                      type="checkbox"
                      checked={!kept.has(keyOf(one))}
                      onChange={() =>
                        setKept((before) => {
                          const next = new Set(before);
                          if (!next.delete(keyOf(one))) next.add(keyOf(one));
                          return next;
                        })
                      }
                    />
                    {one.name}
                  </ChoiceLabel>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          2. Por último, o cadastro de {titleOf(voter)}.
          {gone.map(({ count: countOf, total, along }) => (
            <span key={along}>
              {' '}
              Com ele são apagados também <strong>{countOf(total)}</strong>, {along}.
            </span>
          ))}
        </p>
        <PanelNotice>
          {begun(namesOf(foundParts))} são dadas a quem tem o telefone: se mais alguém o usa, desmarque as que
          não são desta pessoa. A cópia dos dados só pode ser feita antes.
        </PanelNotice>
        <h3>O que fica, e não se elimina daqui</h3>
        <ul className="stays">
          {stays.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {!everything.scan.isOn && <li>Compromissos e lembretes: não foram procurados.</li>}
        </ul>
      </Steps>
      <FieldGroup>
        <NumberField
          control={form.control}
          name="count"
          label={`Para confirmar, digite quantos itens serão eliminados: ${formatNumber(count)}`}
          required
          help="A eliminação é PERMANENTE."
          validate={(value) =>
            Number(value) === count ? undefined : `Digite ${formatNumber(count)} para confirmar.`
          }
        />
      </FieldGroup>
    </PanelForm>
  );
}
