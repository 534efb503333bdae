import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWriting } from '@/records/jobs/items/useWriting';
import { BulkProgress } from '@/records/bulk/BulkProgress';
import { useCan } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { usePasswordFirst } from '@/ui/ownPassword';
import { PanelHostContext, usePanelHost } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { titleOf, type Voter } from '@/lookups/voters/voter';
import { listPath } from '@/records/links/voters';
import { useEverything } from '../useEverything';
import { RemovalForm } from './RemovalForm';
import { removedAlone, useRemovals, type Removed } from './useRemovals';

/** Removes a voter's records one by one, and then the voter. */
export default function RemovePanel({ voter }: { voter: Voter }) {
  const everything = useEverything(voter);
  const can = useCan();
  const host = usePanelHost();
  const navigate = useNavigate();
  const work = useRemovals();
  const before = useWriting<Removed>();
  const last = useWriting<Removed>();
  const [round, setRound] = useState(0);
  const ofVoter: Removed = { kind: 'voter', id: voter.id, name: `Eleitor ${titleOf(voter)}` };
  const actions = { ...work, name: ({ name }: Removed) => name };

  const candidates = removedAlone
    .filter(({ rule }) => !rule || can(rule))
    .flatMap(({ itemsOf }) => itemsOf(everything));

  const { batch } = before;
  const left = batch?.entries.flatMap(({ state, item }) =>
    state === 'refused' || state === 'waiting' ? [item] : [],
  );
  const isAllDone = batch?.phase === 'ended' && batch.entries.every(({ state }) => state === 'done');
  const password = usePasswordFirst('voterErased');
  const removeVoter = () => last.start([ofVoter], actions);
  useEffect(() => {
    // The voter only after the removal of everything else is confirmed.
    if (isAllDone && !last.batch) removeVoter();
  });

  const isGone = last.batch?.entries.some(({ state }) => state === 'done') ?? false;
  const ownHost = useMemo(
    () => ({ ...host, close: isGone ? () => void navigate(listPath, { replace: true }) : host.close }),
    [host, isGone, navigate],
  );

  return (
    <PanelHostContext value={ownHost}>
      <SidePanel title="Eliminar os dados (LGPD)" kind="form">
        {last.batch ? (
          <BulkProgress key="last" writing={last} batch={last.batch} label="Eliminar o eleitor" />
        ) : batch ? (
          <BulkProgress
            key={round}
            writing={before}
            batch={batch}
            label="Eliminar o que é desta pessoa"
            notice={
              <>
                {password.refusal && <PanelNotice live>{password.refusal.message}</PanelNotice>}
                <PanelNotice>
                  {titleOf(voter)} e os seus atendimentos são eliminados por último, depois de tudo isto.
                </PanelNotice>
              </>
            }
            more={
              <>
                {left && left.length > 0 && (
                  <Button
                    blockedReason={password.isAsking ? waitReason : undefined}
                    onClick={() =>
                      password.first(() => {
                        setRound(round + 1);
                        before.start(left, actions);
                      })
                    }
                  >
                    Tentar de novo
                  </Button>
                )}
                <Button
                  kind="danger"
                  blockedReason={password.isAsking ? waitReason : undefined}
                  onClick={() => password.first(removeVoter)}
                >
                  Eliminar o eleitor assim mesmo
                </Button>
              </>
            }
          />
        ) : (
          <RemovalForm
            voter={voter}
            everything={everything}
            candidates={candidates}
            onStart={(items) => {
              if (items.length > 0) before.start(items, actions);
              else removeVoter();
            }}
          />
        )}
      </SidePanel>
    </PanelHostContext>
  );
}
