import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from '@/ui/style';
import { formatShortDate } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { formatPhone } from '@/formats/phone';
import { shownName } from '@/formats/files';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { late, Late } from '@/ui/feedback/late';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelSubmit } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { useSignedInSession } from '@/session/useSession';
import { newCall } from '@/features/calls/callInput';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import type { IncomingInput } from '../caller';
import { CallerCard } from '../CallerCard';
import { useCaller } from '../useCaller';
import { WhoField } from '../WhoField';
import { leftOutText } from './mediaWords';
import { maxLetters, speakersOf } from './readConversation';
import { askerOf, lastTalk, mediaOf, phoneOf, textOf } from './speakers';
import { useLostFocus } from './useLostFocus';
import { isAttachable, useSentFiles } from './useSentFiles';
import type { Opened } from './useSource';

const QuickVoter = late(() => import('@/features/voters/QuickVoter'));

const Parts = styled.div`
  display: grid;
  gap: 20px;

  blockquote {
    max-height: 16rem;
    margin: 6px 0 0;
    padding: 10px 14px;
    overflow-y: auto;
    border-left: 3px solid var(--line-strong);
    background: var(--surface-sunken);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  h3 {
    font: 500 0.8125rem / 1.125rem var(--font);
  }

  h3 + p,
  blockquote + p {
    margin-top: 6px;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

const Who = styled.section`
  display: grid;
  gap: 12px;
  justify-items: start;

  > :not(button) {
    width: 100%;
  }
`;

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 6px;

  label {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 2.25rem;
    padding: 4px 12px;
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius);
    overflow-wrap: anywhere;
  }
`;

/** The data passed to the service. */
export interface Taken {
  voter: VoterOption;
  text: string;
  files: readonly File[];
}

interface ReadStepProps {
  opened: Opened;
  /** Photos pasted along with the text. */
  onOther: () => void;
  onTaken: (taken: Taken) => void;
  onRegister: (isRegistering: boolean) => void;
}

interface Choice {
  speaker: string;
  reach: 'last' | 'all';
}

/** The writers, the parts for the service, and the voter. */
export function ReadStep({ opened: { source, conversation }, onOther, onTaken, onRegister }: ReadStepProps) {
  const { messages, speakers, form } = conversation;
  const { user } = useSignedInSession();
  const blocked = useBlockedReason();
  const [lastFrom] = useState(() => lastTalk(messages));
  const [asker] = useState(() => askerOf({ speakers: speakersOf(messages.slice(lastFrom)) }, [user.name]));
  const { control } = useForm<Choice>({
    defaultValues: { speaker: asker?.speaker ?? speakers[0] ?? '', reach: 'last' },
  });
  const { speaker = '', reach } = useWatch({ control });
  const read = reach === 'all' ? messages : messages.slice(lastFrom);
  const heard = speakers.filter((name) => read.some((message) => message.speaker === name));
  const text = textOf(read, speaker, formatShortDate);
  const { counts, names } = mediaOf(read, speaker);
  const sent = useSentFiles(source, names);
  const [pasted, setPasted] = useState<readonly File[]>([]);
  const [unticked, setUnticked] = useState<ReadonlySet<File>>(new Set());
  const files = [...sent.files, ...pasted];
  const chosen = files.filter((file) => !unticked.has(file));

  const who = useForm<IncomingInput>({
    defaultValues: { ...newCall(), who: whoOf(speaker) },
  });
  const caller = useCaller(who.control, undefined);
  const { typed, taken, shown, callers } = caller;
  const changeAsker = useEffectEvent(() => {
    caller.change();
    who.setValue('who', whoOf(speaker));
  });
  const shownOf = useRef(speaker);
  useEffect(() => {
    if (shownOf.current === speaker) return;
    shownOf.current = speaker;
    changeAsker();
  }, [speaker]);
  const [isRegistering, setRegistering] = useState(false);
  const parts = useLostFocus(isRegistering);
  const register = (is: boolean) => {
    setRegistering(is);
    onRegister(is);
  };

  useDocumentEvent('paste', (event) => {
    const given = [...(event.clipboardData?.files ?? [])].filter(isAttachable);
    if (given.length === 0) return;
    event.preventDefault();
    setPasted((before) => [...before, ...given]);
  });

  const voter = taken ?? shown;
  const cannotOpen =
    blocked('create_treatment') ??
    (voter ? undefined : 'Para abrir um atendimento, escolha ou cadastre quem escreveu.');
  const cannotAttach = blocked('edit_treatment', 'enviar arquivos de atendimentos');

  if (isRegistering)
    return (
      <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
        <QuickVoter
          start={{ name: typed.name, telephone: caller.wholePhone }}
          backText="Voltar à conversa"
          onVoter={(made) => {
            register(false);
            caller.take(made);
          }}
          onBack={() => register(false)}
        />
      </Late>
    );

  const take = (event: SubmitEvent) => {
    event.preventDefault();
    if (voter && !cannotOpen) onTaken({ voter, text, files: cannotAttach ? [] : chosen });
  };
  const others = read.filter((message) => message.speaker !== speaker).length;

  return (
    <PanelSubmit
      onSubmit={take}
      footer={
        <>
          <PanelCloseButton>Cancelar</PanelCloseButton>
          <Button type="submit" kind="primary" blockedReason={cannotOpen}>
            {taken || !shown ? 'Abrir atendimento' : `É ${firstName(shown.label)}: abrir atendimento`}
          </Button>
        </>
      }
    >
      <Parts ref={parts}>
        {form === 'plain' && (
          <PanelNotice tone="info">
            Não reconhecemos aqui uma conversa do WhatsApp: o texto entra inteiro, como está.
          </PanelNotice>
        )}
        {(heard.length > 1 || lastFrom > 0) && (
          <FieldGroup>
            {heard.length > 1 && (
              <RadioGroupField
                control={control}
                name="speaker"
                label="Quem pede"
                column
                options={heard.map((name) => ({
                  value: name,
                  label: name || 'Linhas sem nome',
                  detail: plural(
                    read.filter((message) => message.speaker === name).length,
                    'mensagem',
                    'mensagens',
                  ),
                }))}
              />
            )}
            {lastFrom > 0 && (
              <RadioGroupField
                control={control}
                name="reach"
                label="De quando"
                options={[
                  { value: 'last', label: `Desde ${dayOfMessage(messages[lastFrom]?.at)}` },
                  { value: 'all', label: `Todas (${formatNumber(messages.length)})` },
                ]}
              />
            )}
          </FieldGroup>
        )}
        <Who>
          <WhoField
            control={who.control}
            words={{
              label: 'Quem escreveu',
              required: 'Informe quem escreveu.',
              goesOn: 'Tente de novo, ou cadastre quem escreveu.',
            }}
            callers={callers}
            markedId={caller.markedId}
            onMark={caller.mark}
            onTake={caller.take}
            isKept={caller.isKept}
            onKeep={caller.keep}
            isWhole={caller.isWhole}
            whyOf={caller.whyOf}
            validate={() => undefined}
          />
          {shown && (
            <CallerCard
              key={shown.value}
              voter={shown}
              phone={caller.wholePhone || shown.telephone}
              why={caller.whyOf(shown)}
              isTaken={taken !== null}
            />
          )}
          {!taken && (callers.isAnswered || caller.isKept) && (
            <Button blockedReason={blocked('create_voter')} onClick={() => register(true)}>
              Cadastrar quem escreveu
            </Button>
          )}
        </Who>
        <section aria-label="Texto do pedido">
          <h3>Texto do pedido</h3>
          {text ? (
            <blockquote>{text}</blockquote>
          ) : (
            <p>Sem palavras: a descrição se escreve no atendimento.</p>
          )}
          <p>
            {[
              others > 0 &&
                `${plural(others, 'mensagem', 'mensagens')} de outros ${others === 1 ? 'fica' : 'ficam'} de fora.`,
              conversation.deleted > 0 &&
                `${plural(conversation.deleted, 'mensagem apagada', 'mensagens apagadas')} por quem escreveu.`,
              conversation.unread > 0 &&
                `O que vem antes das últimas ${formatNumber(maxLetters)} letras não foi lido.`,
              'Dá para corrigir no atendimento.',
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </section>
        {(files.length > 0 || counts.size > 0) && (
          <section aria-label="Arquivos">
            <h3>Arquivos</h3>
            {sent.isReading && names.length > 0 && <ProgressLine label="Abrindo os arquivos" />}
            {files.length > 0 && (
              <Files>
                {files.map((file, index) => (
                  <li key={`${index} ${file.name}`}>
                    <label>
                      <input
                        type="checkbox"
                        checked={!unticked.has(file) && !cannotAttach}
                        disabled={Boolean(cannotAttach)}
                        onChange={() => setUnticked(toggled(unticked, file))}
                      />
                      {shownName(file.name)}
                    </label>
                  </li>
                ))}
              </Files>
            )}
            <p>
              {[
                !sent.isReading && leftOutText(counts, sent.files.length),
                cannotAttach,
                !cannotAttach && 'Fotos e PDFs também se colam aqui, com Ctrl+V.',
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
          </section>
        )}
        <p>
          <Button kind="quiet" onClick={onOther}>
            Colar outra conversa
          </Button>
        </p>
      </Parts>
    </PanelSubmit>
  );
}

/** Look-up text for a writer: the number, if no name is known. */
const whoOf = (speaker: string) => formatPhone(phoneOf(speaker)) || speaker;

const firstName = (name: string) => name.split(' ')[0] ?? name;

const dayOfMessage = (at: string | null | undefined) => (at ? formatShortDate(at.slice(0, 10)) : 'o fim');

function toggled(files: ReadonlySet<File>, file: File): ReadonlySet<File> {
  const next = new Set(files);
  if (!next.delete(file)) next.add(file);
  return next;
}
