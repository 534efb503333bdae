import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from '@/ui/style';
import { useAsk } from '@/api/ask';
import { firstWords, plural } from '@/formats/text';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { Button } from '@/ui/button/Button';
import { Late } from '@/ui/feedback/late';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PanelError } from '@/ui/panel/PanelStates';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { demandWords } from '@/features/services/demandWords';
import { JoinInDemand } from '@/features/services/bulk/demand';
import { referenceOf, type Service, type ServiceRow } from '@/features/services/service';
import { servicesApi } from '@/features/services/servicesApi';
import { AlikeList } from './AlikeList';
import { noPlacesText, whatIsAlike } from './alikeWords';
import { readAlikeOf, type AlikeOfOne } from './readAlike';
import { useAlikeReading } from './useAlikeReading';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > p {
    color: var(--ink-secondary);
  }
`;

/** The open services similar to one, which can be ticked and joined with it. */
export default function AlikePanel({ row }: { row: ServiceRow }) {
  const ask = useAsk();
  const { close } = usePanelHost();
  const query = servicesApi.useServiceQuery(row.id);
  const { data: service } = query;
  const reading = useAlikeReading<AlikeOfOne>((open, how) =>
    service ? readAlikeOf(service, open, ask, how) : Promise.resolve(null),
  );
  const [joined, setJoined] = useState<readonly number[] | null>(null);
  const begin = useEffectEvent(() => void reading.begin());
  const isDue = reading.isReady && service !== undefined;
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);

  if (joined)
    return (
      <Late fallback={null}>
        <JoinInDemand ids={joined} onClose={(left) => (left === null ? setJoined(null) : close())} />
      </Late>
    );
  return (
    <RecordPanel title={`Pedidos parecidos com ${referenceOf(row)}`} kind="details" query={query}>
      {(asked) => <AlikeContent service={asked} reading={reading} onJoin={setJoined} />}
    </RecordPanel>
  );
}

interface AlikeContentProps {
  service: Service;
  reading: ReturnType<typeof useAlikeReading<AlikeOfOne>>;
  onJoin: (ids: readonly number[]) => void;
}

function AlikeContent({ service, reading, onJoin }: AlikeContentProps) {
  const blocked = useBlockedReason();
  const { found, chosen, failed, failure, progress, stop, begin, toggle } = reading;
  if (failed && !progress)
    return (
      <PanelContent>
        <PanelError failure={failure} onRetry={() => void begin()} />
      </PanelContent>
    );
  const count = found?.alike.length ?? 0;
  return (
    <PanelContent
      head={<p>{firstWords(service.description, maxWords)}</p>}
      footer={
        <>
          <PanelCloseButton />
          <Button
            kind="primary"
            blockedReason={
              chosen.size === 0
                ? 'Marque antes os que pedem o mesmo.'
                : blocked(demandWords.rule, demandWords.allows)
            }
            onClick={() => onJoin([service.id, ...chosen])}
          >
            {demandWords.label}
            {chosen.size > 0 && ` (${chosen.size + 1})`}
          </Button>
        </>
      }
    >
      <Parts>
        <p role="status" className="visually-hidden">
          {found &&
            !progress &&
            (count > 0 ? plural(count, 'pedido parecido', 'pedidos parecidos') : noneText)}
        </p>
        {progress ? (
          <>
            <ProgressLine
              label="Leitura dos abertos da categoria"
              done={progress === 'beginning' ? null : progress}
              counted="Lidos"
              waiting="Procurando os abertos da categoria..."
            />
            <div>
              <Button onClick={stop}>Parar</Button>
            </div>
          </>
        ) : found ? (
          <>
            <p>{count > 0 ? whatIsAlike : `${noneText} ${whatIsAlike}`}</p>
            {!found.saysWhere && <PanelNotice>{noPlacesText}</PanelNotice>}
            {found.unreadDocuments.length > 0 && (
              <PanelNotice>Não foi possível procurar por: {found.unreadDocuments.join(', ')}.</PanelNotice>
            )}
            <UnreadNotice unread={found.unread} />
            {count > 0 && (
              <AlikeList label="Pedidos parecidos" rows={found.alike} chosen={chosen} onToggle={toggle} />
            )}
          </>
        ) : (
          <div>
            <Button onClick={() => void begin()}>Procurar parecidos</Button>
          </div>
        )}
      </Parts>
    </PanelContent>
  );
}

const maxWords = 200;
const noneText = 'Nenhum atendimento aberto é parecido com este.';
