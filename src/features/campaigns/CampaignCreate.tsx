import { useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useAsk } from '@/api/ask';
import { mayHaveArrived } from '@/api/failure';
import { useDoubtChecks } from '@/records/doubt/useDoubtChecks';
import { endLateOffers } from '@/ui/feedback/offers';
import { showToast } from '@/ui/feedback/toasts';
import { Form } from '@/ui/form/Form';
import { FormActions } from '@/ui/form/FormActions';
import { FormPage } from '@/ui/form/FormPage';
import { RequiredHint } from '@/ui/form/RequiredHint';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { useServerForm } from '@/ui/form/useServerForm';
import { useStartInField } from '@/ui/form/useStartInField';
import { useRecordOffers } from '@/records/list/recordOffers';
import { LeaveGuard } from '@/ui/panel/LeaveGuard';
import { afterPassword } from '@/ui/ownPassword';
import { usePageTitle } from '@/ui/usePageTitle';
import { tellLateFailure } from '@/records/tellLateFailure';
import { useReturn } from '@/records/useReturn';
import { useStillHere } from '@/ui/useStillHere';
import { listPath } from './campaignPaths';
import { AudienceSection } from './create/AudienceSection';
import { countAlike } from './create/campaignDoubt';
import { newCampaign, serverNames, toWire, type CampaignInput } from './create/campaignInput';
import { ConfirmCampaign } from './create/ConfirmCampaign';
import { CostCard, countingReason } from './create/CostCard';
import { DataSection } from './create/DataSection';
import { DoubtfulCampaign } from './create/DoubtfulCampaign';
import { MessageSection } from './create/MessageSection';
import { useFormAudience } from './create/useAudience';
import { useCampaignSending } from './create/useCampaignSending';
import { useProblemFocus } from './create/useProblemFocus';

const title = 'Nova campanha';

export default function CampaignCreate() {
  usePageTitle(title);
  const leave = useReturn(listPath);
  const isHere = useStillHere();
  const recordOffers = useRecordOffers();
  const ask = useAsk();
  const sending = useCampaignSending();
  const [start] = useState(newCampaign);
  const done = useRef(false);
  const page = useRef<HTMLDivElement>(null);
  /** Awaiting confirmation. */
  const [asked, setAsked] = useState<CampaignInput | null>(null);
  /** Ignores the second press of a double click. */
  const confirmed = useRef(false);
  const goToProblem = useProblemFocus(page);

  const form = useServerForm<CampaignInput, { id: number }>({
    defaultValues: start,
    fieldNames: serverNames,
    send: afterPassword('campaign', (input) => sending.send(toWire(input, total))),
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
  const looked = useDoubtChecks('campaign', countAlike(ask), () => {
    if (form.failure && mayHaveArrived(form.failure)) form.forgetFailure();
  });

  const { type, audience, total, cost, countAgain } = useFormAudience(control);
  // Clear errors about the previous audience.
  useEffect(() => clearErrors('voters'), [audience.state, total, clearErrors]);

  const review = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    if (form.busy || asked) return;
    const from = document.activeElement;
    form.clearErrors();
    await form.handleSubmit(
      (input) => setAsked(input),
      () => goToProblem(from),
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
    goToProblem(from);
  };

  return (
    <FormPage ref={page}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      <Form onSubmit={review} aria-label={title}>
        <ServerErrors messages={form.generalErrors} failure={form.failure} />
        {!form.busy &&
          looked.doubts.map(({ doubt, check }) => (
            <DoubtfulCampaign key={doubt.at} doubt={doubt} check={check} onCheckAgain={looked.again} />
          ))}
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
          warning={sending.warningOf(toWire(asked, total))}
          busy={form.busy}
          onConfirm={() => void confirm()}
          onBack={() => setAsked(null)}
        />
      )}
      <LeaveGuard dirty={form.isDirty} done={done} />
    </FormPage>
  );
}
