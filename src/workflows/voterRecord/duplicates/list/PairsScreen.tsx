import { useRef, useState } from 'react';
import { styled } from '@/ui/style';
import { useAppDispatch, useAppSelector } from '@/api/store';
import { plural } from '@/formats/text';
import { formatNumber } from '@/formats/money';
import { ListFailure } from '@/records/list/ListFailure';
import { ListMessage } from '@/records/list/ListMessage';
import { Intro } from '@/records/list/ListPage';
import { TitledPage, Top } from '@/records/list/TitledPage';
import { useLongReading } from '@/records/bulkRead/useLongReading';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { EmptyDrawing } from '@/ui/feedback/EmptyDrawing';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { listPath } from '@/records/links/voters';
import { lastPairSearch, pairsSearched } from '../duplicatesStore';
import { useNotTheSame } from '../notTheSame';
import { pairKey } from '../pair';
import type { PairSearch, ReadSoFar } from '../pairs/readBase';
import { Actions } from './listStyles';
import { PairList } from './PairList';

const Page = styled(TitledPage)`
  h2 {
    font-size: 1rem;
  }
`;

/** Searches all voters for records that may be of one person, and lists the pairs. */
export default function PairsScreen() {
  const dispatch = useAppDispatch();
  const { progress, failure, start, stop } = useLongReading<ReadSoFar, PairSearch>();
  /** The last result is kept for the session. */
  const pairSearch = useAppSelector(lastPairSearch);
  const [isNew, setNew] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = async () => {
    setNew(false);
    const isRead = await start(
      async (how) => (await import('../pairs/readBase')).readBase(how),
      (read) => dispatch(pairsSearched(read)),
    );
    if (!isRead) return;
    setNew(true);
    heading.current?.focus();
  };
  return (
    <Page
      title="Repetidos"
      intro={
        <>
          Compara todos os eleitores e mostra os que podem ser a mesma pessoa, para uni-los em um só cadastro.
          O que se lê fica só na memória desta aba.
        </>
      }
      beside={<ButtonLink to={listPath}>Voltar aos eleitores</ButtonLink>}
      headingRef={heading}
    >
      <Actions>
        <Button
          kind={pairSearch ? 'secondary' : 'primary'}
          busy={progress !== null}
          busyText="Procurando..."
          onClick={() => void begin()}
        >
          {pairSearch ? 'Procurar de novo' : 'Procurar repetidos'}
        </Button>
        {progress && <Button onClick={stop}>Parar</Button>}
      </Actions>
      <p role="status" className="visually-hidden">
        {progress
          ? 'Lendo os eleitores.'
          : isNew && pairSearch
            ? plural(pairSearch.found, 'par encontrado', 'pares encontrados')
            : ''}
      </p>
      {progress ? (
        <ProgressLine
          label="Leitura dos eleitores"
          done={progress === 'beginning' || progress.isComparing ? null : progress}
          counted="Lidos"
          waiting={progress === 'beginning' ? 'Contando os eleitores...' : 'Comparando...'}
        />
      ) : failure ? (
        <ListFailure {...(failure !== 'failed' && { failure })} onRetry={() => void begin()} />
      ) : (
        pairSearch && <Answer pairSearch={pairSearch} heading={heading} />
      )}
    </Page>
  );
}

const listed = new Intl.ListFormat('pt-BR');

function Answer({
  pairSearch,
  heading,
}: {
  pairSearch: PairSearch;
  heading: { current: HTMLElement | null };
}) {
  const apart = useNotTheSame();
  const [showsApart, setShowsApart] = useState(false);
  const isApart = ({ one, other }: PairSearch['pairs'][number]) => apart.keys.has(pairKey(one.id, other.id));
  const set = pairSearch.pairs.filter(isApart);
  const shown = showsApart ? set : pairSearch.pairs.filter((pair) => !isApart(pair));
  const hidden = pairSearch.found - pairSearch.pairs.length;
  return (
    <>
      {pairSearch.partial && (
        <PanelNotice>
          Parcial: lidos {formatNumber(pairSearch.read)} de {formatNumber(pairSearch.total)}.{' '}
          {pairSearch.partial} Só esses foram comparados.
        </PanelNotice>
      )}
      {pairSearch.missing.length > 0 && (
        <PanelNotice>
          Não veio na lista: {listed.format(pairSearch.missing)}. Comparou-se sem isso, e pares podem faltar.
        </PanelNotice>
      )}
      <UnreadNotice unread={pairSearch.unread} />
      <Top>
        <h2>
          {showsApart
            ? plural(set.length, 'par que não é a mesma pessoa', 'pares que não são a mesma pessoa')
            : `${plural(shown.length, 'par', 'pares')} entre ${plural(pairSearch.compared, 'eleitor', 'eleitores')}`}
        </h2>
        {(set.length > 0 || showsApart) && (
          <Button onClick={() => setShowsApart(!showsApart)}>
            {showsApart
              ? 'Voltar aos pares'
              : `Mostrar ${plural(set.length, 'par separado', 'pares separados')}`}
          </Button>
        )}
      </Top>
      {hidden > 0 && !showsApart && (
        <Intro>
          São os mais parecidos; há outros {formatNumber(hidden)}. Una ou separe estes e procure de novo.
        </Intro>
      )}
      {shown.length > 0 ? (
        <PairList
          key={String(showsApart)}
          pairs={shown}
          areApart={showsApart}
          apart={apart}
          heading={heading}
        />
      ) : (
        <ListMessage drawing={<EmptyDrawing />} title="Nenhum par parecido">
          <p>
            {showsApart || set.length > 0
              ? 'Nada mais para conferir por aqui.'
              : 'Entre os eleitores lidos, ninguém parece estar duas vezes.'}
          </p>
        </ListMessage>
      )}
    </>
  );
}
