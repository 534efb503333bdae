import {
  useEffect,
  useRef,
  useState,
  type BaseSyntheticEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from '@/ui/style';
import { toFailure } from '@/api/failure';
import { formatPhone } from '@/formats/phone';
import { useUsers, userChoices, type UserOption } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Late, late } from '@/ui/feedback/late';
import { showToast } from '@/ui/feedback/toasts';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useServerForm, type ServerForm } from '@/ui/form/useServerForm';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelSubmit } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import { referenceOf } from '@/features/calls/call';
import { callFields, newCall } from '@/features/calls/callInput';
import { listPath } from '@/features/calls/callPaths';
import { callsApi } from '@/features/calls/callsApi';
import { callOf, underTyped, type IncomingInput } from './caller';
import { useCaller } from './useCaller';
import { WhoIsCalling, type WantedField } from './WhoIsCalling';

const loadQuickVoter = () => import('@/features/voters/QuickVoter');
const QuickVoter = late(loadQuickVoter);

/* On its own line on phones. */
const WithService = styled(Button)`
  margin-right: auto;

  @media (width < 48rem) {
    && {
      flex: 1 0 100%;
    }
  }
`;

interface CallerPanelProps {
  /** Text typed for the caller before the panel was rendered. */
  typed: string;
  number: string;
  voter?: VoterOption | undefined;
  /** A voter was chosen or registered. */
  onVoter: () => void;
  /** The call was saved for a voter, to continue with a service. */
  onService: (voter: VoterOption, subject: string) => void;
}

/** The caller, looked up while typing, and the subject. Saving waits for no look-up. */
export function CallerPanel({ typed: typedBefore, number, voter, onVoter, onService }: CallerPanelProps) {
  const { done } = usePanelHost();
  const [create] = callsApi.useCreateCallMutation();
  const { data: users } = useUsers();
  const [isRegistering, setRegistering] = useState(false);
  const opensService = useRef(false);

  const [start] = useState((): IncomingInput => ({ ...newCall(), who: formatPhone(number) || typedBefore }));
  const form = useServerForm<IncomingInput, { id: number }>({
    defaultValues: start,
    send: async (input) => {
      const { data, error } = await create(callOf(input, caller.taken));
      return error ? { error: underTyped(toFailure(error), input) } : { data };
    },
    onDone: ({ id }) => {
      const text = `A ligação ${referenceOf({ id })} foi criada!`;
      if (opensService.current) showToast(text);
      else done(text, { written: id, listPath });
    },
    onDoneHere: (_, { subject }) => {
      if (opensService.current && caller.taken) onService(caller.taken, subject);
    },
  });
  const { control, setFocus } = form;
  const caller = useCaller(control, voter);
  const { typed, taken, isOfNobody } = caller;

  /** The field to focus once rendered. */
  const wanted = useRef<WantedField | null>(voter ? 'subject' : null);
  const want = (field: WantedField) => {
    wanted.current = field;
  };
  useEffect(() => {
    if (!wanted.current || isRegistering) return;
    setFocus(wanted.current);
    wanted.current = null;
  });
  useEffect(() => {
    if (isOfNobody) void loadQuickVoter().catch(() => undefined);
  }, [isOfNobody]);

  const take = (voter: VoterOption) => {
    caller.take(voter);
    onVoter();
    want('subject');
  };
  const save = (event: BaseSyntheticEvent, withService: boolean) => {
    event.preventDefault();
    if (form.busy) return;
    if (typed.phone && !taken && !caller.isStranger) {
      caller.askName();
      want('name');
      return;
    }
    opensService.current = withService;
    void form.submit(event);
  };

  if (isRegistering)
    return (
      <SidePanel title="Cadastrar quem está ligando" kind="form">
        <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
          <QuickVoter
            start={{ name: typed.name, telephone: caller.wholePhone }}
            onVoter={(voter) => {
              setRegistering(false);
              take(voter);
            }}
            onBack={() => {
              setRegistering(false);
              want('who');
            }}
          />
        </Late>
      </SidePanel>
    );

  return (
    <SidePanel title="Registrar ligação" kind="form">
      <IncomingForm
        form={form}
        untouched={formatPhone(number)}
        users={users}
        isKnown={taken !== null}
        onSave={save}
      >
        <WhoIsCalling
          control={control}
          caller={caller}
          onTake={take}
          onRegister={() => setRegistering(true)}
          onWant={want}
        />
      </IncomingForm>
    </SidePanel>
  );
}

interface IncomingFormProps {
  form: ServerForm<IncomingInput>;
  /** The initial caller text, before any typing. */
  untouched: string;
  users: UserOption[] | undefined;
  /** The caller is a voter, for whom a service can be created. */
  isKnown: boolean;
  onSave: (event: BaseSyntheticEvent, withService: boolean) => void;
  /** The caller field. */
  children: ReactNode;
}

/** The subject of the call, and two ways to save: by shortcut or button, alone or continuing with a service. */
function IncomingForm({ form, untouched, users, isKnown, onSave, children }: IncomingFormProps) {
  const { control } = form;
  const blocked = useBlockedReason();
  const who = useWatch({ control, name: 'who' });
  const serviceButton = useRef<HTMLButtonElement>(null);
  const cannotOpen =
    blocked('create_treatment') ??
    (isKnown ? undefined : 'Para abrir um atendimento, escolha ou cadastre quem está ligando.');
  const hearKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (cannotOpen) serviceButton.current?.focus();
    serviceButton.current?.click();
  };
  return (
    <PanelSubmit
      dirty={form.isDirty || who !== untouched}
      busy={form.busy}
      onSubmit={(event) => onSave(event, false)}
      onKeyDown={hearKey}
      footer={
        <>
          <WithService
            ref={serviceButton}
            aria-keyshortcuts="Alt+Enter"
            blockedReason={cannotOpen ?? (form.busy ? waitReason : undefined)}
            onClick={(event) => onSave(event, true)}
          >
            Salvar e abrir atendimento
          </WithService>
          <PanelCloseButton>Cancelar</PanelCloseButton>
          <Button
            type="submit"
            kind="primary"
            aria-keyshortcuts="Control+Enter"
            busy={form.busy}
            busyText="Salvando..."
          >
            Salvar
          </Button>
        </>
      }
    >
      <ServerErrors messages={form.generalErrors} failure={form.failure} />
      {children}
      <FieldGroup columns={2}>
        <TextAreaField control={control} {...callFields.subject} />
        <SelectField control={control} {...callFields.userWanted} options={userChoices(users, [])} wide />
        <RadioGroupField control={control} {...callFields.status} />
      </FieldGroup>
    </PanelSubmit>
  );
}
