import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { plural } from '@/formats/text';
import { useAnnounce } from '@/records/list/recordOffers';
import { useCan } from '@/session/useSession';
import { Late, late } from '@/ui/feedback/late';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { endOffers } from '@/ui/feedback/toasts';
import { PanelHostContext, type PanelHost } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import type { ServiceRow } from '@/features/services/servicesOfVoter';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import { splitText } from './caller';
import { CallerPanel } from './CallerPanel';

const loadService = () => import('@/features/services/NewService');

const NewService = late(async () => ({ default: (await loadService()).NewService }));
const CommentService = late(async () => ({
  default: (await import('@/features/services/progress/CommentService')).CommentService,
}));
const CommentByReference = late(() => import('@/features/services/progress/CommentByReference'));

const Notice = styled.div`
  margin-bottom: 16px;
`;

/** Most characters of a service's description and of a comment. */
const mostOfService = 1000;

type Stage =
  | { is: 'call' }
  /** `texts`: the description and what does not fit in it, for comments. */
  | { is: 'service'; voter: VoterOption; texts: string[] }
  | { is: 'comment'; on: ServiceRow | string; texts: string[] };

interface IncomingCallProps {
  /** Typed of who is calling before the panel was there. */
  typed?: string;
  /** The number that rings, from the telephone system: nothing that anybody typed. */
  number?: string;
  /** Who it is, where that is known. */
  voter?: VoterOption;
  onClose: () => void;
}

/** When the phone rings: the call and, from it, a service, over whatever screen is there. */
export default function IncomingCall({ typed = '', number = '', voter, onClose }: IncomingCallProps) {
  const [stage, setStage] = useState<Stage | null>({ is: 'call' });
  const announce = useAnnounce();
  const mayComment = useCan()('create_commet_treatment');
  const { pathname, search } = useLocation();
  const [openedAt] = useState(pathname + search);
  const hasLeft = pathname + search !== openedAt;

  useEffect(endOffers, []);
  useEffect(() => {
    if (!stage || hasLeft) onClose();
  }, [stage, hasLeft, onClose]);

  const host = useMemo((): PanelHost => {
    const close = () => setStage(null);
    return {
      close,
      done: (text, { written, listPath } = {}) => announce(text, close, { written, listPath }),
      side: 'right',
    };
  }, [announce]);

  /** The next part of a text too long for one place, if any. */
  const commentOn = (on: ServiceRow | string, texts: string[]) =>
    texts.length > 0 && setStage({ is: 'comment', on, texts });

  return (
    <PanelHostContext value={host}>
      <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
        {stage?.is === 'call' && (
          <CallerPanel
            typed={typed}
            number={number}
            voter={voter}
            onVoter={() => void loadService().catch(() => undefined)}
            onService={(voter, subject) =>
              setStage({ is: 'service', voter, texts: splitText(subject, mostOfService) })
            }
          />
        )}
        {stage?.is === 'service' && (
          <NewService
            voter={stage.voter}
            description={stage.texts[0] ?? ''}
            originName="Telefone"
            notice={<Rest texts={stage.texts.slice(1)} mayComment={mayComment} />}
            onComment={(service, description) => commentOn(service, [description, ...stage.texts.slice(1)])}
            onMade={(reference) => mayComment && commentOn(reference, stage.texts.slice(1))}
          />
        )}
        {stage?.is === 'comment' && <Comment key={stage.texts.length} stage={stage} onNext={commentOn} />}
      </Late>
    </PanelHostContext>
  );
}

interface CommentProps {
  stage: Extract<Stage, { is: 'comment' }>;
  onNext: (on: ServiceRow | string, texts: string[]) => void;
}

function Comment({ stage: { on, texts }, onNext }: CommentProps) {
  const [comment = '', ...rest] = texts;
  const props = { comment, onMade: () => onNext(on, rest) };
  return typeof on === 'string' ? (
    <CommentByReference reference={on} {...props} />
  ) : (
    <CommentService row={on} {...props} />
  );
}

function Rest({ texts, mayComment }: { texts: readonly string[]; mayComment: boolean }) {
  const left = texts.join(' ').length;
  if (left === 0) return null;
  const size = plural(left, 'caractere', 'caracteres');
  return (
    <Notice>
      <PanelNotice tone="info">
        O assunto não cabe inteiro na descrição. O resto ({size}){' '}
        {mayComment
          ? 'é oferecido como primeiro comentário depois de salvar.'
          : 'fica só na ligação: você não tem permissão para comentar atendimentos.'}
      </PanelNotice>
    </Notice>
  );
}
