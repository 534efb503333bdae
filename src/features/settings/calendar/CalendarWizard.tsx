import { useEffect, useRef, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { toFailure } from '@/api/failure';
import { userChoices, userName, useUsers, type UserOption } from '@/lookups/lookupsApi';
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
import { WizardStep, WizardSteps, type StepState } from './WizardSteps';

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
  const { data: users, isError: hasNoUsers } = useUsers();
  const [find] = calendarsApi.useLazyFoundCalendarsQuery();
  const [create] = calendarsApi.useCreateCalendarMutation();
  const [step, setStep] = useState<Step>('consent');
  const [search, setSearch] = useState<Search>(notSearched);
  /** Number of the latest search; responses of earlier ones are stale. */
  const lastSearch = useRef(0);

  const form = useServerForm<CalendarInput>({
    defaultValues: { calendarId: '', chosenUserId: null },
    send: afterPassword('calendarSaved', (input) =>
      create({ ...input, userName: userName(users ?? [], input.chosenUserId ?? 0) }),
    ),
    onDone: () => done('Integração adicionada!'),
  });
  const { control, resetField } = form;

  /** From later steps too: the calendar chosen there may be gone. */
  const searchAnew = (now: Search) => {
    setStep('findCalendars');
    setSearch(now);
    resetField('calendarId');
    return ++lastSearch.current;
  };
  const findCalendars = async () => {
    const number = searchAnew({ state: 'searching' });
    const { data, error } = await find(undefined);
    if (number !== lastSearch.current) return;
    // After an error, `data` still holds the previous response.
    if (error || !data) return setSearch({ state: 'failed', message: toFailure(error).message });
    setSearch({ state: 'found', calendars: data });
    setStep('linkUserSystem');
  };

  const isFinishing = step === 'finish';
  const place = steps.indexOf(step);
  const stateOf = (of: Step) => {
    const its = steps.indexOf(of);
    return its < place ? 'done' : its === place ? 'current' : 'coming';
  };
  const calendars = search.state === 'found' ? search.calendars : [];

  return (
    <PanelForm form={form} blockedReason={isFinishing ? undefined : 'Conclua os passos antes de salvar.'}>
      <WizardSteps>
        <ConsentStep state={stateOf('consent')} onAsked={() => searchAnew(notSearched)} />
        <SearchStep state={stateOf('findCalendars')} search={search} onFind={() => void findCalendars()} />
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
            <CalendarFields control={control} calendars={calendars} users={users} hasNoUsers={hasNoUsers} />
          ) : (
            <p>Escolha a agenda e a pessoa, e salve.</p>
          )}
        </WizardStep>
      </WizardSteps>
    </PanelForm>
  );
}

interface ConsentStepProps {
  state: StepState;
  /** The provider's window is open for choosing an account. */
  onAsked: () => void;
}

/** Opens the provider's window and shows the result of the consent. */
function ConsentStep({ state, onAsked }: ConsentStepProps) {
  const { user } = useSignedInSession();
  /** Reported by the provider's window; null while pending. */
  const [isConsented, setConsented] = useState<boolean | null>(null);
  /** Consent URL, when the browser blocked the window. */
  const [heldHref, setHeldHref] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const isHere = useStillHere();
  useEffect(() => onConsent(setConsented), []);

  const chooseAccount = async () => {
    const refused = await passwordRefusal('calendarAccount');
    if (!isHere()) return;
    setRefusal(refused?.message ?? '');
    if (refused) return;
    const href = askForConsent(user.clientId ?? 0);
    setHeldHref(openTab(href) ? null : href);
    setConsented(null);
    onAsked();
  };

  return (
    <WizardStep number={1} title="Consentimento" state={state}>
      <p>
        Entre na conta do Google de quem é a agenda e permita que o Tribuna crie eventos nela. A página do
        Google abre em outra janela.
      </p>
      <Button kind={state === 'current' ? 'primary' : 'secondary'} onClick={() => void chooseAccount()}>
        Escolher conta
      </Button>
      <div role="alert" data-wide>
        {refusal && <PanelNotice>{refusal}</PanelNotice>}
      </div>
      {heldHref && (
        <PanelNotice live>
          <p>O navegador bloqueou a janela do Google.</p>
          <p>
            <a href={heldHref} target="_blank" rel="noopener noreferrer" onClick={() => setHeldHref(null)}>
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
  );
}

interface SearchStepProps {
  state: StepState;
  search: Search;
  onFind: () => void;
}

/** Looks up the calendars of the account. */
const SearchStep = ({ state, search, onFind }: SearchStepProps) => (
  <WizardStep number={2} title="Agendas da conta" state={state} hasFailed={search.state === 'failed'}>
    <p>Depois de permitir, volte a esta janela e busque as agendas.</p>
    <Button
      kind={state === 'current' ? 'primary' : 'secondary'}
      busy={search.state === 'searching'}
      busyText="Buscando..."
      blockedReason={state === 'coming' ? 'Escolha antes a conta.' : undefined}
      onClick={onFind}
    >
      Buscar agendas
    </Button>
    <div role={search.state === 'failed' ? 'alert' : 'status'} data-wide>
      {search.state === 'failed' && (
        <PanelNotice>Não conseguimos buscar as agendas. {search.message}</PanelNotice>
      )}
      {search.state === 'found' && <p>{foundText(search.calendars.length)}</p>}
    </div>
  </WizardStep>
);

const foundText = (count: number) =>
  count === 0
    ? 'A conta não tem agendas. Crie uma no Google Agenda e busque de novo, ou escolha outra conta.'
    : count === 1
      ? 'Encontramos 1 agenda.'
      : `Encontramos ${count} agendas.`;

interface CalendarFieldsProps {
  control: Control<CalendarInput>;
  calendars: readonly Calendar[];
  users: UserOption[] | undefined;
  hasNoUsers: boolean;
}

/** Assigns a calendar to a user; the first field takes focus. */
function CalendarFields({ control, calendars, users, hasNoUsers }: CalendarFieldsProps) {
  const chosenUserId = useWatch({ control, name: 'chosenUserId' });
  useEffect(() => focusField(control, 'calendarId'), [control]);
  return (
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
          emptyText={users ? undefined : hasNoUsers ? 'Não conseguimos buscar os usuários.' : 'Carregando...'}
          emptyValue={null}
          required
        />
      </FieldGroup>
    </div>
  );
}
