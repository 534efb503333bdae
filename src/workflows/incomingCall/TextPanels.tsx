import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { useCan } from '@/session/useSession';
import { late } from '@/ui/feedback/late';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import type { ServiceRow } from '@/features/services/servicesOfVoter';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import { splitText } from './caller';

export const loadService = () => import('@/features/services/NewService');

const NewService = late(async () => ({ default: (await loadService()).NewService }));
const CommentService = late(async () => ({
  default: (await import('@/features/services/progress/CommentService')).CommentService,
}));
const CommentByReference = late(() => import('@/features/services/progress/CommentByReference'));

const Notice = styled.div`
  margin-bottom: 16px;
`;

/** Maximum characters of a service's description and of a comment. */
const maxOfService = 1000;

/** A service: its row or, for one just created, only its reference. */
export type OfService = ServiceRow | string;

/** Destination of a text; `texts`: the parts still to be written. */
export type TextStage =
  | { is: 'service'; voter: VoterOption; texts: readonly string[] }
  | { is: 'comment'; on: OfService; texts: readonly string[] };

/** A text for a voter's new service: its description, with the rest as comments. */
export const serviceStage = (voter: VoterOption, text: string): TextStage => ({
  is: 'service',
  voter,
  texts: splitText(text, maxOfService),
});

interface TextPanelsProps {
  stage: TextStage;
  /** Name of the service's origin, if the office has it. */
  originName: string;
  /** Wording for a rest that only fits into comments. */
  words: { isLong: string; staysIn: string };
  onStage: (next: TextStage) => void;
  /** All parts of the text have been written. */
  onWritten?: (on: OfService) => void;
}

/** A new service with a text, or a comment on the voter's open one, with the rest of the text in comments. */
export function TextPanels({ stage, originName, words, onStage, onWritten }: TextPanelsProps) {
  const mayComment = useCan()('create_commet_treatment');
  const goOn = (on: OfService, texts: readonly string[]) => {
    if (texts.length > 0 && mayComment) onStage({ is: 'comment', on, texts });
    else onWritten?.(on);
  };
  const [first = '', ...rest] = stage.texts;
  if (stage.is === 'service')
    return (
      <NewService
        voter={stage.voter}
        description={first}
        originName={originName}
        notice={<Rest texts={rest} mayComment={mayComment} words={words} />}
        onComment={(service, description) => goOn(service, [description, ...rest])}
        onMade={(reference) => goOn(reference, rest)}
      />
    );
  const props = { comment: first, onMade: () => goOn(stage.on, rest) };
  return typeof stage.on === 'string' ? (
    <CommentByReference key={stage.texts.length} reference={stage.on} {...props} />
  ) : (
    <CommentService key={stage.texts.length} row={stage.on} {...props} />
  );
}

interface RestProps extends Pick<TextPanelsProps, 'words'> {
  texts: readonly string[];
  mayComment: boolean;
}

function Rest({ texts, mayComment, words }: RestProps) {
  const left = texts.join(' ').length;
  if (left === 0) return null;
  const size = plural(left, 'caractere', 'caracteres');
  return (
    <Notice>
      <PanelNotice tone="info">
        {words.isLong} O resto ({size}){' '}
        {mayComment
          ? 'é oferecido como primeiro comentário depois de salvar.'
          : `${words.staysIn}: você não tem permissão para comentar atendimentos.`}
      </PanelNotice>
    </Notice>
  );
}
