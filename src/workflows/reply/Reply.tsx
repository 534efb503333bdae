import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAsk } from '@/api/ask';
import { createFailure, resultOf, type ApiResult } from '@/api/failure';
import { useAppDispatch } from '@/api/store';
import { today } from '@/formats/dates';
import { usePanel } from '@/records/list/ModulePanels';
import { useSignedInSession } from '@/session/useSession';
import { optional } from '@/ui/feedback/optional';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';
import { useStatusWork } from '@/features/services/bulk/statusWork';
import { referenceOf, type Service, type ServiceRow } from '@/features/services/service';
import { ServiceHeading } from '@/features/services/ServiceHeading';
import { servicesApi, type Written } from '@/features/services/servicesApi';
import { servicesModule, useServiceOptions } from '@/features/services/servicesModule';
import { ClosedNotice } from './ClosedNotice';
import { MaybeSaved } from './MaybeSaved';
import { contactOf, Replied } from './Replied';
import { ReplyFields } from './ReplyFields';
import { byBorneName } from './replyName';
import { callsVoter, changesStatus, emptyReply, filledReply, type ReplyInput } from './replyText';

const ConsentField = optional(() => import('./ConsentField'), {
  missing: <PanelNotice live>Não deu para abrir o cadastro. Confira a conexão e tente de novo.</PanelNotice>,
});

const doubtful = 'Não se sabe se foi gravado. Veja abaixo o andamento mais novo antes de salvar de novo.';
const sentAfter = 'Salvar só grava o retorno. Em seguida, ‘Abrir WhatsApp’ o leva à pessoa.';

/** Someone else changed it in the meantime. */
const hasStatus = () =>
  createFailure('validation', { message: 'O atendimento já está com este status. Escolha ‘Sem trocar’.' });

/** Replies to the requester: status and text in one call, then WhatsApp. */
export default function Reply({ row }: { row: ServiceRow }) {
  const { done } = usePanel(servicesModule);
  const { user } = useSignedInSession();
  const { statuses } = useServiceOptions();
  const voter = votersLookupApi.useVoterQuery(row.electorId ?? skipToken);
  const statusWork = useStatusWork();
  const [comment] = servicesApi.useCommentServiceMutation();
  const ask = useAsk();
  const dispatch = useAppDispatch();
  /** The service as refetched after a time-out, and the text sent. */
  const [doubt, setDoubt] = useState<{ text: string; found: ApiResult<Service> } | null>(null);
  const [repliedText, setRepliedText] = useState<string | null>(null);

  /** The button that opened the field for taking messages, and how often it was pressed. */
  const [asked, setAsked] = useState<{ opener: HTMLElement; times: number } | null>(null);

  const contact = contactOf(row, voter.data);
  const askConsent = (opener: HTMLElement) =>
    setAsked((before) => ({ opener, times: (before?.times ?? 0) + 1 }));
  const refusal = contact.refuses && { dial: contact.dial, onChange: askConsent };
  const prefix = contact.closed || !contact.chat ? 'Retorno: ' : 'Retorno por WhatsApp: ';
  const chosenOf = ({ statusNewId }: ReplyInput) => statuses.find(({ id }) => id === statusNewId);
  const textOf = (input: ReplyInput, known = voter.data) =>
    filledReply(input.comment, [byBorneName(row, known)], chosenOf(input)?.name);
  /** Sent before the record loaded, which has the person's preferred name. */
  const readName = async () =>
    voter.data ??
    (row.electorId ? (await ask(votersLookupApi.endpoints.voter, row.electorId)).data : undefined);
  const changeStatus = async (input: ReplyInput, text: string) => {
    const { left, ...answer } = await statusWork(input, { textOf: () => text, isOnly: true }).write(row);
    return left ? { error: hasStatus() } : answer;
  };
  const readAgain = async (text: string) =>
    setDoubt({ text, found: await ask(servicesApi.endpoints.service, row.id) });

  const form = useServerForm<ReplyInput, Written>({
    defaultValues: emptyReply,
    send: async (input) => {
      setDoubt(null);
      const text = textOf(input, callsVoter(input.comment) ? await readName() : undefined);
      const { id } = row;
      const written = { responsibleId: user.id, date: today(), comment: prefix + text };
      const sent = await resultOf<Written>(
        changesStatus(input) ? changeStatus(input, text) : comment({ id, input: written }),
      );
      if (!sent.error?.outcomeUnknown) return sent;
      await readAgain(text);
      return { error: { ...sent.error, message: doubtful } };
    },
    onDone: ({ reference }, input) => {
      const name = reference || referenceOf(row);
      done(
        changesStatus(input)
          ? `O status do atendimento ${name} foi alterado!`
          : `Comentário incluido no atendimento ${name}!`,
        { goesOn: true },
      );
    },
    onDoneHere: (_, input) => setRepliedText(textOf(input)),
  });

  // The focused button was unmounted with the notice.
  const backToText = useEffectEvent(() => {
    if (repliedText === null && voter.data && !contact.closed && document.activeElement === document.body)
      form.setFocus('comment');
  });
  useEffect(() => backToText(), [contact.closed]);

  return (
    <SidePanel title="Dar retorno" kind="form">
      {repliedText !== null ? (
        <Replied
          row={row}
          text={repliedText}
          contact={contact}
          refusal={refusal}
          isReading={voter.isFetching && !voter.data}
          hasFailed={voter.isError}
          voter={voter.data}
        />
      ) : (
        <PanelForm form={form}>
          {doubt && !form.busy && (
            <MaybeSaved
              found={doubt.found}
              onRetry={() => void readAgain(doubt.text)}
              onSaved={() => {
                dispatch(servicesApi.util.invalidateTags(['Service']));
                setRepliedText(doubt.text);
              }}
            />
          )}
          <ServiceHeading row={row} />
          <FieldGroup>
            {contact.closed && (
              <ClosedNotice text={`${contact.closed}: o retorno só fica registrado.`} {...refusal} live />
            )}
            <ReplyFields
              control={form.control}
              rows={[byBorneName(row, voter.data)]}
              prefix={prefix}
              isOnly
            />
            {!contact.closed && contact.chat && <PanelNotice tone="info">{sentAfter}</PanelNotice>}
          </FieldGroup>
        </PanelForm>
      )}
      {asked && voter.data && (
        <ConsentField
          // Remounted to load again after a failure.
          key={asked.times}
          voter={voter.data}
          opener={asked.opener}
          onClose={() => setAsked(null)}
          onSaved={() => void voter.refetch()}
        />
      )}
    </SidePanel>
  );
}
