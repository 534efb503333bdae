import { useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useAsk } from '@/api/ask';
import { createFailure, mayHaveArrived } from '@/api/failure';
import { useDoubt } from '@/records/doubt/doubts';
import { sendOnce } from '@/records/doubt/sendOnce';
import { useDoubtCheck } from '@/records/doubt/useDoubtCheck';
import { endLateOffers } from '@/ui/feedback/offers';
import { showToast } from '@/ui/feedback/toasts';
import { Form } from '@/ui/form/Form';
import { FormActions } from '@/ui/form/FormActions';
import { FormPage } from '@/ui/form/FormPage';
import { goToFirstError } from '@/ui/form/goToFirstError';
import { RequiredHint } from '@/ui/form/RequiredHint';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { useServerForm } from '@/ui/form/useServerForm';
import { useStartInField } from '@/ui/form/useStartInField';
import { useRecordOffers } from '@/records/list/recordOffers';
import { LeaveGuard } from '@/ui/panel/LeaveGuard';
import { placed } from '@/ui/places';
import { usePageTitle } from '@/ui/usePageTitle';
import { tellLateFailure } from '@/records/tellLateFailure';
import { useReturn } from '@/records/useReturn';
import { useStillHere } from '@/ui/useStillHere';
import { listPath } from './campaignPaths';
import { campaignsApi } from './campaignsApi';
import { AudienceSection } from './create/AudienceSection';
import {
  actOf,
  campaignWords,
  countAlike,
  identityOf,
  readsOfOneSending,
  twinText,
  whatOf,
} from './create/campaignDoubt';
import {
  audienceNames,
  filtersOf,
  newCampaign,
  serverNames,
  toWire,
  type CampaignInput,
} from './create/campaignInput';
import { ConfirmCampaign } from './create/ConfirmCampaign';
import { CostCard, countingReason } from './create/CostCard';
import { DataSection } from './create/DataSection';
import { DoubtfulCampaign } from './create/DoubtfulCampaign';
import { MessageSection } from './create/MessageSection';
import { useAudience } from './create/useAudience';

const title = 'Nova campanha';

export function CampaignCreate() {
  usePageTitle(title);
  const leave = useReturn(listPath);
  const isHere = useStillHere();
  const recordOffers = useRecordOffers();
  const ask = useAsk();
  const [create] = campaignsApi.useCreateCampaignMutation();
  const [start] = useState(newCampaign);
  const done = useRef(false);
  const page = useRef<HTMLDivElement>(null);
  /** A campaign sent from any tab, whose outcome is unknown. */
  const doubt = useDoubt('campaign');
  /** Message about an identical campaign already in the list. */
  const [twin, setTwin] = useState<string | null>(null);
  /** Awaiting confirmation. */
  const [asked, setAsked] = useState<CampaignInput | null>(null);
  /** Ignores the second press of a double click. */
  const confirmed = useRef(false);
  /** Triggers moving the focus to the error; `from` had the focus at the press. */
  const [refused, setRefused] = useState<{ from: Element | null } | null>(null);

  const form = useServerForm<CampaignInput, { id: number }>({
    defaultValues: start,
    fieldNames: serverNames,
    send: async (input) => {
      const payload = toWire(input, total);
      const { count, hasTwin } = readsOfOneSending(ask);
      return sendOnce<{ id: number }>({
        kind: 'campaign',
        act: actOf(payload),
        count,
        send: async () => {
          const identity = identityOf(payload);
          if (identity === twin || !(await hasTwin(payload))) return create(payload);
          setTwin(identity);
          return { error: createFailure('conflict', { message: twinText(payload) }) };
        },
        despite: doubt,
        words: campaignWords,
      });
    },
    onDone: ({ id }, { name }) => {
      done.current = true;
      showToast(`A campanha ${name.trim()} foi criada!`, { actions: recordOffers(listPath, id) });
      endLateOffers(isHere());
    },
    onDoneHere: leave,
    onLateFailure: (failure, { name }) => tellLateFailure(`a campanha ${name.trim()}`, failure),
  });
  const { control, clearErrors } = form;
  useStartInField(form, 'name');
  const { check, ...looked } = useDoubtCheck('campaign', countAlike(ask), () => {
    if (form.failure && mayHaveArrived(form.failure)) form.forgetFailure();
  });

  const type = useWatch({ control, name: 'type' });
  const [genre, city, districts, groupsId, maritalStatusId, profession] = useWatch({
    control,
    name: audienceNames,
  });
  const audienceInput = { genre, city, districts, groupsId, maritalStatusId, profession };
  const { audience, countAgain } = useAudience(
    type === null ? null : { type, filters: filtersOf(type, audienceInput) },
  );
  const total = audience.state === 'counted' ? audience.total : 0;
  const cost = audience.state === 'counted' ? audience.cost : null;

  // Clear errors about the previous audience.
  useEffect(() => clearErrors('voters'), [audience.state, total, clearErrors]);

  // After the errors have rendered and the summary has closed.
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => {
      const { current } = page;
      // Do not steal the focus from someone already typing elsewhere.
      const { activeElement } = document;
      const isTyping =
        activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
      if (activeElement !== refused.from && isTyping) return;
      if (current && !goToFirstError(current)) placed('problem')?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [refused]);

  const review = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    if (form.busy || asked) return;
    const from = document.activeElement;
    form.clearErrors();
    await form.handleSubmit(
      (input) => setAsked(input),
      () => setRefused({ from }),
    )();
  };
  const confirm = async () => {
    if (confirmed.current) return;
    confirmed.current = true;
    const from = document.activeElement;
    await form.submit();
    if (done.current) return;
    confirmed.current = false;
    if (!isHere()) return;
    setAsked(null);
    setRefused({ from });
  };

  const warningOf = (input: CampaignInput) =>
    doubt
      ? `Não sabemos se a campanha de ${whatOf(doubt)}, já foi criada. Confira na lista antes de enviar outra.`
      : identityOf(toWire(input, total)) === twin
        ? 'Já há na lista uma campanha com este nome, deste tipo e para este horário.'
        : null;

  return (
    <FormPage ref={page}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      <Form onSubmit={review} aria-label={title}>
        <ServerErrors messages={form.generalErrors} failure={form.failure} />
        {looked.doubt && !form.busy && (
          <DoubtfulCampaign doubt={looked.doubt} check={check} onCheckAgain={looked.again} />
        )}
        <DataSection control={control} />
        <AudienceSection form={form}>
          <CostCard control={control} type={type} audience={audience} onCountAgain={countAgain} />
        </AudienceSection>
        <MessageSection form={form} />
        <FormActions busy={form.busy} blockedReason={countingReason(audience)} onCancel={leave}>
          <RequiredHint />
        </FormActions>
      </Form>
      {asked && cost && (
        <ConfirmCampaign
          campaign={asked}
          cost={cost}
          warning={warningOf(asked)}
          busy={form.busy}
          onConfirm={() => void confirm()}
          onBack={() => setAsked(null)}
        />
      )}
      <LeaveGuard dirty={form.isDirty} done={done} />
    </FormPage>
  );
}
