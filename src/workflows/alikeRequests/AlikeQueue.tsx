import { useEffect, useRef, useState } from 'react';
import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { ListFailure } from '@/records/list/ListFailure';
import { ListMessage } from '@/records/list/ListMessage';
import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { EmptyDrawing } from '@/ui/feedback/EmptyDrawing';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { demandWords } from '@/features/services/demandWords';
import { JoinInDemand } from '@/features/services/bulk/demand';
import type { QueueOwner } from '@/features/services/queue/queueModule';
import { referenceOf } from '@/features/services/service';
import { AlikeList } from './AlikeList';
import { noPlacesText } from './alikeWords';
import type { AlikeGroup } from './findAlike';
import { readAlikeGroups, type AlikeOfAll } from './readAlike';
import { useAlikeReading } from './useAlikeReading';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;

  > * {
    max-width: 100%;
  }

  > section,
  > [data-wide] {
    width: 100%;
  }

  h2 {
    font-size: 1rem;
  }

  h2:focus {
    outline: none;
  }
`;

const Note = styled.p`
  max-width: 60rem;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Card = styled.section`
  padding: 12px 16px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
    margin-bottom: 4px;
  }
`;

/** Groups shown at first, and added by each 'Mais'. */
const shownAtOnce = 20;

/** The office's similar open services, in groups to be ticked and joined, as a view of the queue. */
export default function AlikeQueue({ of }: { of: QueueOwner }) {
  const { user } = useSignedInSession();
  const responsibleId = of === 'mine' ? user.id : of === 'all' ? null : of;
  const reading = useAlikeReading<AlikeOfAll>((open, how) => readAlikeGroups(responsibleId, open, how));
  const { found, failed, failure, progress, stop, isReady } = reading;
  const begin = () => void reading.begin();
  return (
    <Parts>
      <Note>
        Compara os atendimentos abertos de todo o gabinete e põe juntos os da mesma categoria que pedem o
        mesmo no mesmo bairro ou na mesma rua
        {of === 'all' ? '' : `; mostra os grupos com algum ${of === 'mine' ? 'seu' : 'desta pessoa'}`}. O que
        se lê fica só na memória desta aba. Confira cada um: nada é escolhido sozinho.
      </Note>
      <Row>
        <Button
          kind={found ? 'secondary' : 'primary'}
          busy={progress !== null || !isReady}
          busyText="Procurando..."
          onClick={begin}
        >
          {found ? 'Procurar de novo' : 'Procurar pedidos parecidos'}
        </Button>
        {progress && <Button onClick={stop}>Parar</Button>}
      </Row>
      {progress ? (
        <div data-wide>
          <ProgressLine
            label="Leitura dos atendimentos abertos"
            done={progress === 'beginning' ? null : progress}
            counted="Lidos"
            waiting="Contando os atendimentos abertos..."
          />
        </div>
      ) : failed ? (
        <div data-wide>
          <ListFailure {...(failure && { failure })} onRetry={begin} />
        </div>
      ) : (
        found && <Groups found={found} reading={reading} />
      )}
    </Parts>
  );
}

interface GroupsProps {
  found: AlikeOfAll;
  reading: ReturnType<typeof useAlikeReading<AlikeOfAll>>;
}

const idsOf = ({ first, others }: AlikeGroup) => [first.id, ...others.map(({ row }) => row.id)];

function Groups({ found, reading: { chosen, toggle, untick } }: GroupsProps) {
  const blocked = useBlockedReason();
  const heading = useRef<HTMLHeadingElement>(null);
  // Results appear after loading: focusing their heading announces them.
  useEffect(() => heading.current?.focus(), []);
  const [shown, setShown] = useState(shownAtOnce);
  const [joining, setJoining] = useState<readonly number[] | null>(null);
  const { own } = found;
  const groups = own ? found.groups.filter((group) => idsOf(group).some((id) => own.has(id))) : found.groups;
  return (
    <>
      {!found.saysWhere && <PanelNotice>{noPlacesText}</PanelNotice>}
      <UnreadNotice unread={found.unread} />
      <h2 ref={heading} tabIndex={-1} className={groups.length === 0 ? 'visually-hidden' : undefined}>
        {plural(groups.length, 'grupo', 'grupos')} entre{' '}
        {plural(found.compared, 'atendimento aberto', 'atendimentos abertos')}
      </h2>
      {groups.length === 0 && (
        <div data-wide>
          <ListMessage drawing={<EmptyDrawing />} title="Nenhum pedido parecido">
            <p>Entre os atendimentos abertos lidos, nenhum pede o mesmo que outro no mesmo lugar.</p>
          </ListMessage>
        </div>
      )}
      {groups.slice(0, shown).map((group) => {
        const ticked = idsOf(group).filter((id) => chosen.has(id));
        const title = `${group.first.categoryName || 'Sem categoria'} · ${group.others.length + 1} pedidos`;
        return (
          <Card key={group.first.id} aria-label={`${title}, como ${referenceOf(group.first)}`}>
            <header>
              <h3>{title}</h3>
              <Button
                blockedReason={
                  ticked.length < 2
                    ? 'Marque ao menos dois que pedem o mesmo.'
                    : blocked(demandWords.rule, demandWords.allows)
                }
                onClick={() => setJoining(ticked)}
              >
                {demandWords.label}
                {ticked.length > 0 && ` (${ticked.length})`}
              </Button>
            </header>
            <AlikeList
              label={`Parecidos com ${referenceOf(group.first)}`}
              rows={[{ row: group.first }, ...group.others]}
              chosen={chosen}
              onToggle={toggle}
            />
          </Card>
        );
      })}
      {groups.length > shown && (
        <Button onClick={() => setShown(shown + shownAtOnce)}>
          Mais {Math.min(shownAtOnce, groups.length - shown)} de {groups.length - shown}
        </Button>
      )}
      {joining && (
        <PanelSlot panel="demand">
          <JoinInDemand
            ids={joining}
            onClose={(left) => {
              setJoining(null);
              if (left !== null) untick();
            }}
          />
        </PanelSlot>
      )}
    </>
  );
}
