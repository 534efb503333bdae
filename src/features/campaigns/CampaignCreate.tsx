import { useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { callApi } from '@/api/client';
import { createFailure, mayHaveArrived, resultOf, type ApiFailure } from '@/api/failure';
import { formatShortDateTime } from '@/formats/dates';
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
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { usePageTitle } from '@/ui/usePageTitle';
import { useReturn } from '@/ui/useReturn';
import { useStillHere } from '@/ui/useStillHere';
import { cancelled } from './campaign';
import { listPath } from './campaignPaths';
import { campaignsApi, searchCall } from './campaignsApi';
import { AudienceSection } from './create/AudienceSection';
import {
  audienceNames,
  filtersOf,
  newCampaign,
  payloadOf,
  serverNames,
  type CampaignInput,
  type CampaignPayload,
} from './create/campaignInput';
import { ConfirmCampaign } from './create/ConfirmCampaign';
import { CostCard, countingReason } from './create/CostCard';
import { DataSection } from './create/DataSection';
import { MessageSection } from './create/MessageSection';
import { NewTabLink } from './create/NewTabLink';
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
  /** It was sent, and it may or may not have arrived. */
  const [isDoubtful, setDoubtful] = useState(false);
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
      const failure = isDoubtful ? await alreadyThere(payload) : null;
      if (failure) return { error: failure };
      const answer = await resultOf(create(payload));
      if (answer.error) setDoubtful((before) => before || mayHaveArrived(answer.error));
      return answer;
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

  return (
    <FormPage ref={page}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      <Form onSubmit={review} aria-label={title}>
        <ServerErrors messages={form.generalErrors} failure={form.failure} />
        {isDoubtful && !form.busy && (
          <PanelNotice>
            <p>A campanha pode já ter sido criada: olhe na lista antes de enviar de novo.</p>
            <NewTabLink to={listPath}>Abrir a lista de campanhas</NewTabLink>
          </PanelNotice>
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
          isDoubtful={isDoubtful}
          busy={form.busy}
          onConfirm={() => void confirm()}
          onBack={() => setAsked(null)}
        />
      )}
      <LeaveGuard dirty={form.isDirty} done={done} />
    </FormPage>
  );
}

/** Before a campaign is sent again that may be there already: looks for it, so that it is never made twice. */
async function alreadyThere({
  name,
  type,
  dateStart,
  hourStart,
}: CampaignPayload): Promise<ApiFailure | null> {
  const search = { name, type, dateSend: dateStart, status: null, page: 1, limit: 100 };
  const { data, error } = await callApi(searchCall(search));
  if (error) {
    const message = 'Não conseguimos conferir se a campanha já foi criada. Tente de novo em instantes.';
    return createFailure(error.kind, { message });
  }
  const dateSend = `${dateStart} ${hourStart}:00`;
  const isThere = data.rows.some(
    (row) => row.name === name && row.dateSend === dateSend && row.statusId !== cancelled,
  );
  return isThere
    ? createFailure('conflict', {
        message: `A campanha ${name} de ${formatShortDateTime(dateSend)} já está na lista: ela não foi criada de novo.`,
      })
    : null;
}
