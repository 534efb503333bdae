import { useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { createFailure, mayHaveArrived } from '@/api/failure';
import { useDoubt } from '@/ui/doubt/doubts';
import { sendOnce } from '@/ui/doubt/sendOnce';
import { useDoubtCheck } from '@/ui/doubt/useDoubtCheck';
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
import { useRecordOffers } from '@/ui/list/recordOffers';
import { LeaveGuard } from '@/ui/panel/LeaveGuard';
import { usePageTitle } from '@/ui/usePageTitle';
import { useReturn } from '@/ui/useReturn';
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
  payloadOf,
  serverNames,
  type CampaignInput,
} from './create/campaignInput';
import { ConfirmCampaign } from './create/ConfirmCampaign';
import { CostCard, countingReason } from './create/CostCard';
import { DataSection } from './create/DataSection';
import { DoubtfulCampaign } from './create/DoubtfulCampaign';
import { MessageSection } from './create/MessageSection';
import { useAudience } from './create/useAudience';

const title = 'Nova campanha';

/** The screen that creates a campaign: what and when, for whom and for how much, and the message. */
export function CampaignCreate() {
  usePageTitle(title);
  const leave = useReturn(listPath);
  const isHere = useStillHere();
  const recordOffers = useRecordOffers();
  const [create] = campaignsApi.useCreateCampaignMutation();
  const [start] = useState(newCampaign);
  const done = useRef(false);
  const page = useRef<HTMLDivElement>(null);
  /** One was sent, here or elsewhere, and it may or may not have arrived. */
  const doubt = useDoubt('campaign');
  /** The campaign that is in the list already, as the person was told. */
  const [twin, setTwin] = useState<string | null>(null);
  /** What is to be confirmed. */
  const [asked, setAsked] = useState<CampaignInput | null>(null);
  /** The second of two quick presses must not end what the first began. */
  const confirmed = useRef(false);
  /** Set anew when the person is to be led to what is wrong: what had the focus when it was pressed. */
  const [refused, setRefused] = useState<{ from: Element | null } | null>(null);

  const form = useServerForm<CampaignInput, { id: number }>({
    defaultValues: start,
    fieldNames: serverNames,
    send: async (input) => {
      const payload = payloadOf(input, total);
      const { count, hasTwin } = readsOfOneSending();
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
  });
  const { control, clearErrors } = form;
  useStartInField(form, 'name');
  const { check, ...looked } = useDoubtCheck('campaign', countAlike, () => {
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

  // What was wrong with the audience before is not what is wrong with this one.
  useEffect(() => clearErrors('voters'), [audience.state, total, clearErrors]);

  // Once what is wrong is marked, and the summary is gone.
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => {
      const { current } = page;
      // Somebody has gone on to a field meanwhile, and types there.
      const { activeElement } = document;
      if (activeElement !== refused.from && activeElement?.matches('input, textarea')) return;
      if (current && !goToFirstError(current)) current.querySelector<HTMLElement>('[role="alert"]')?.focus();
    }, 0);
    return () => clearTimeout(timer);
  }, [refused]);

  const review = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    if (form.busy || asked) return;
    const from = document.activeElement;
    let valid: CampaignInput | null = null;
    form.clearErrors();
    await form.handleSubmit((input) => {
      valid = input;
    })();
    if (valid) setAsked(valid);
    else setRefused({ from });
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
      : identityOf(payloadOf(input, total)) === twin
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
