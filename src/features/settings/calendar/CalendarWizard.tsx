import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toFailure } from '@/api/failure';
import { userChoices, userName, useUsers } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { openTab } from '@/ui/feedback/openTab';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { focusField } from '@/ui/form/focusField';
import { SelectField } from '@/ui/form/SelectField';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/records/list/ModulePanels';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { afterPassword, passwordRefusal } from '@/ui/ownPassword';
import { useStillHere } from '@/ui/useStillHere';
import { calendarsApi, type Calendar, type CalendarInput } from './calendarsApi';
import { calendarsModule } from './calendarsModule';
import { askForConsent, onConsent } from './consent';
import { WizardStep, WizardSteps } from './WizardSteps';

const steps = ['consent', 'findCalendars', 'linkUserSystem', 'finish'] as const;
type Step = (typeof steps)[number];

type Search =
  | { state: 'none' | 'searching' }
  | { state: 'failed'; message: string }
  | { state: 'found'; calendars: Calendar[] };

const notSearched: Search = { state: 'none' };

/**
 * Four steps: consent in the provider's window, choosing a calendar, linking a user, saving. Restarts on each
 * opening.
 */
export function CalendarWizard() {
  const { done } = usePanel(calendarsModule);
  const { user } = useSignedInSession();
  const { data: users, isError: hasNoUsers } = useUsers();
  const [find] = calendarsApi.useLazyFoundCalendarsQuery();
  const [create] = calendarsApi.useCreateCalendarMutation();
  const [step, setStep] = useState<Step>('consent');
  const [search, setSearch] = useState<Search>(notSearched);
  /** Reported by the provider's window; null while pending. */
  const [isConsented, setConsented] = useState<boolean | null>(null);
  /** Consent URL, when the browser blocked the window. */
  const [heldHref, setHeldHref] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const isHere = useStillHere();
  /** Number of the latest search; responses of earlier ones are stale. */
  const lastSearch = useRef(0);
  useEffect(() => onConsent(setConsented), []);

  const form = useServerForm<CalendarInput>({
    defaultValues: { calendarId: '', chosenUserId: null },
    send: afterPassword((input) =>
      create({ ...input, userName: userName(users ?? [], input.chosenUserId ?? 0) }),
    ),
    onDone: () => done('Integração adicionada!'),
  });
  const { control, resetField } = form;
  const chosenUserId = useWatch({ control, name: 'chosenUserId' });

  const isFinishing = step === 'finish';
  useEffect(() => {
    if (isFinishing) focusField(control, 'calendarId');
  }, [isFinishing, control]);

  const onAsked = () => {
    lastSearch.current += 1;
    setStep('findCalendars');
    setSearch(notSearched);
    setConsented(null);
    resetField('calendarId');
  };
  const chooseAccount = async () => {
    const refused = await passwordRefusal();
    if (!isHere()) return;
    setRefusal(refused?.message ?? '');
    if (refused) return;
    const href = askForConsent(user.clientId ?? 0);
    setHeldHref(openTab(href) ? null : href);
    onAsked();
  };
  const findCalendars = async () => {
    const number = ++lastSearch.current;
    // From later steps too: the calendar chosen there may be gone.
    setStep('findCalendars');
    setSearch({ state: 'searching' });
    resetField('calendarId');
    const { data, error } = await find(undefined);
    if (number !== lastSearch.current) return;
    // After an error, `data` still holds the previous response.
    if (error || !data) return setSearch({ state: 'failed', message: toFailure(error).message });
    setSearch({ state: 'found', calendars: data });
    setStep('linkUserSystem');
  };

  const place = steps.indexOf(step);
  const stateOf = (of: Step) => {
    const its = steps.indexOf(of);
    return its < place ? 'done' : its === place ? 'current' : 'coming';
  };
  const calendars = search.state === 'found' ? search.calendars : [];
  const isSearching = search.state === 'searching';

  return (
    <PanelForm form={form} blockedReason={isFinishing ? undefined : 'Conclua os passos antes de salvar.'}>
      <WizardSteps>
        <WizardStep number={1} title="Consentimento" state={stateOf('consent')}>
          <p>
            Entre na conta do Google de quem é a agenda e permita que o Tribuna crie eventos nela. A página do
            Google abre em outra janela.
          </p>
          <Button kind={step === 'consent' ? 'primary' : 'secondary'} onClick={() => void chooseAccount()}>
            Escolher conta
          </Button>
          <div role="alert" data-wide>
            {refusal && <PanelNotice>{refusal}</PanelNotice>}
          </div>
          {heldHref && (
            <PanelNotice live>
              <p>O navegador bloqueou a janela do Google.</p>
              <p>
                <a
                  href={heldHref}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={() => setHeldHref(null)}
                >
                  Abrir a página de consentimento
                </a>
              </p>
            </PanelNotice>
          )}
          <div role="status">
            {isConsented === true && <p>O consentimento foi dado. Agora busque as agendas.</p>}
            {isConsented === false && <p>O consentimento não foi dado. Escolha a conta de novo.</p>}
          </div>
        </WizardStep>
        <WizardStep
          number={2}
          title="Agendas da conta"
          state={stateOf('findCalendars')}
          hasFailed={search.state === 'failed'}
        >
          <p>Depois de permitir, volte a esta janela e busque as agendas.</p>
          <Button
            kind={step === 'findCalendars' ? 'primary' : 'secondary'}
            busy={isSearching}
            busyText="Buscando..."
            blockedReason={step === 'consent' ? 'Escolha antes a conta.' : undefined}
            onClick={() => void findCalendars()}
          >
            Buscar agendas
          </Button>
          <div role={search.state === 'failed' ? 'alert' : 'status'} data-wide>
            {search.state === 'failed' && (
              <PanelNotice>Não conseguimos buscar as agendas. {search.message}</PanelNotice>
            )}
            {search.state === 'found' && <p>{foundText(calendars.length)}</p>}
          </div>
        </WizardStep>
        <WizardStep number={3} title="Usuário do sistema" state={stateOf('linkUserSystem')}>
          <p>A agenda recebe os compromissos de uma pessoa da equipe.</p>
          <Button
            kind={step === 'linkUserSystem' ? 'primary' : 'secondary'}
            blockedReason={
              calendars.length > 0
                ? undefined
                : search.state === 'found'
                  ? 'A conta não tem agendas.'
                  : 'Busque antes as agendas.'
            }
            onClick={() => setStep('finish')}
          >
            Vincular com usuário do sistema
          </Button>
        </WizardStep>
        <WizardStep number={4} title="Concluir" state={stateOf('finish')}>
          {isFinishing ? (
            <div data-wide>
              <FieldGroup>
                <SelectField
                  control={control}
                  name="calendarId"
                  label="Agenda"
                  options={calendars.map(({ id, name }) => ({
                    value: id,
                    label: name,
                    ...(name !== id && { detail: id }),
                  }))}
                  required
                />
                <SelectField
                  control={control}
                  name="chosenUserId"
                  label="Usuário do sistema"
                  options={userChoices(users, chosenUserId === null ? [] : [{ id: chosenUserId }])}
                  emptyText={
                    users ? undefined : hasNoUsers ? 'Não conseguimos buscar os usuários.' : 'Carregando...'
                  }
                  emptyValue={null}
                  required
                />
              </FieldGroup>
            </div>
          ) : (
            <p>Escolha a agenda e a pessoa, e salve.</p>
          )}
        </WizardStep>
      </WizardSteps>
    </PanelForm>
  );
}

const foundText = (count: number) =>
  count === 0
    ? 'A conta não tem agendas. Crie uma no Google Agenda e busque de novo, ou escolha outra conta.'
    : count === 1
      ? 'Encontramos 1 agenda.'
      : `Encontramos ${count} agendas.`;
