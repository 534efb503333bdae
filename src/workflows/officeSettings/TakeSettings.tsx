import { useEffect, useRef, useState } from 'react';
import type { ListNames, TakeHow } from '@/records/settings/settingsPiece';
import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { showToast } from '@/ui/feedback/toasts';
import { CheckInput, ChoiceDetail, ChoiceInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { differenceOf, type Change, type ChangedEntry } from './difference';
import { Acts, Box, Entries, Pieces } from './parts';
import { pieces } from './pieces';
import { isOfOther, type Incoming } from './settingsFile';

const changeWords: Readonly<Record<Change, string>> = {
  new: 'novo',
  same: 'igual',
  changed: 'muda',
  gone: 'sai',
};

const hows: readonly { value: TakeHow; label: string; detail: string }[] = [
  {
    value: 'join',
    label: 'Juntar aos daqui',
    detail: 'O que tem o mesmo nome fica como vem; o resto daqui fica como está.',
  },
  { value: 'replace', label: 'Pôr no lugar dos daqui', detail: 'O que não vem sai daqui.' },
];

/** `2 novos, 1 muda, 3 iguais`. */
function summaryOf(entries: readonly ChangedEntry[]): string {
  const count = (change: Change) => entries.filter((one) => one.change === change).length;
  const [fresh, changed, gone, same] = [count('new'), count('changed'), count('gone'), count('same')];
  return [
    fresh > 0 && `${fresh} ${fresh === 1 ? 'novo' : 'novos'}`,
    changed > 0 && `${changed} ${changed === 1 ? 'muda' : 'mudam'}`,
    gone > 0 && `${gone} ${gone === 1 ? 'sai' : 'saem'}`,
    same > 0 && `${same} ${same === 1 ? 'igual' : 'iguais'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface TakeSettingsProps {
  incoming: Incoming;
  names: ListNames;
  onDone: () => void;
}

/** The incoming settings beside the current ones, to be taken piece by piece. */
export function TakeSettings({ incoming, names, onDone }: TakeSettingsProps) {
  const { user } = useSignedInSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [how, setHow] = useState<TakeHow>('join');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isOther = isOfOther(incoming, user.clientId);
  const there = pieces.flatMap((piece) => {
    const theirs = piece.entriesOf(incoming.values[piece.name], names);
    if (!theirs) return [];
    const entries = differenceOf(piece.entriesOf(piece.ours(), names) ?? [], theirs, how);
    return [{ piece, entries, isBlocked: isOther && piece.isOfOneOffice }];
  });
  const chosen = there.filter(({ piece, isBlocked }) => !isBlocked && !left.includes(piece.name));

  const take = () => {
    const failed = chosen.flatMap(({ piece }) => {
      const problem = piece.take(incoming.values[piece.name], how);
      return problem ? [`${piece.label}: ${problem}`] : [];
    });
    setProblems(failed);
    if (failed.length > 0) return;
    showToast('Ajustes guardados neste computador.');
    onDone();
  };

  return (
    <Box aria-labelledby="tomar">
      <h3 id="tomar" ref={heading} tabIndex={-1}>
        Ajustes que chegaram
      </h3>
      {isOther && (
        <PanelNotice tone="warning">
          Estes ajustes são de outro gabinete: o que usa as listas dele não serve aqui.
        </PanelNotice>
      )}
      {incoming.broken.length > 0 && (
        <PanelNotice tone="warning">Não foi possível ler: {incoming.broken.join(', ')}.</PanelNotice>
      )}
      {problems.length > 0 && (
        <PanelNotice tone="warning" live>
          {problems.join(' ')}
        </PanelNotice>
      )}
      {there.length === 0 && <p>Não há aqui nenhum ajuste que se possa tomar.</p>}
      <Pieces>
        {there.map(({ piece: { name, label }, entries, isBlocked }) => (
          <li key={name}>
            <ChoiceLabel>
              <CheckInput
                checked={!isBlocked && !left.includes(name)}
                disabled={isBlocked}
                onChange={({ target }) =>
                  setLeft(target.checked ? left.filter((one) => one !== name) : [...left, name])
                }
              />
              <span>
                {label}
                <ChoiceDetail>{isBlocked ? 'De outro gabinete.' : summaryOf(entries)}</ChoiceDetail>
              </span>
            </ChoiceLabel>
            <details>
              <summary>O que muda em {label}</summary>
              <Entries tabIndex={0} aria-label={`O que muda em ${label}`}>
                {entries.map((entry) => (
                  <li key={entry.name}>
                    <strong>{entry.name}</strong> ({changeWords[entry.change]})
                    {entry.before !== undefined && <p>Aqui: {entry.before}</p>}
                    {entry.change !== 'gone' && (
                      <p>{entry.before === undefined ? entry.text : `Vem: ${entry.text}`}</p>
                    )}
                  </li>
                ))}
              </Entries>
            </details>
          </li>
        ))}
      </Pieces>
      {there.length > 0 && (
        <div role="radiogroup" aria-label="Como tomar">
          {hows.map(({ value, label, detail }) => (
            <div key={value}>
              <ChoiceLabel>
                <ChoiceInput
                  type="radio"
                  name="como"
                  checked={how === value}
                  onChange={() => setHow(value)}
                />
                <span>
                  {label}
                  <ChoiceDetail>{detail}</ChoiceDetail>
                </span>
              </ChoiceLabel>
            </div>
          ))}
        </div>
      )}
      <Acts>
        <Button
          kind="primary"
          blockedReason={chosen.length === 0 ? 'Marque ao menos uma parte.' : undefined}
          onClick={take}
        >
          Tomar o que está marcado
        </Button>
        <Button onClick={onDone}>Desistir</Button>
      </Acts>
    </Box>
  );
}
