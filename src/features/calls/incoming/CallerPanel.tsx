import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState, type BaseSyntheticEvent, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { toFailure, type ApiFailure } from '@/api/failure';
import { isPhone } from '@/formats/phone';
import { useUsers, userChoices } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Late, late } from '@/ui/feedback/late';
import { showToast } from '@/ui/feedback/toasts';
import { typingPauseMs } from '@/ui/typingPause';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { PhoneField } from '@/ui/form/PhoneField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelSubmit } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { votersLookupApi, type VoterOption } from '@/features/voters/votersLookupApi';
import { referenceOf } from '../call';
import { callFields, limits, newCall, type CallInput } from '../callInput';
import { listPath } from '../callPaths';
import { callsApi } from '../callsApi';
import { questionOf, readCaller, type IncomingInput } from './caller';
import { CallerCard, UnknownCard } from './CallerCard';
import { useCallers } from './useCallers';
import { WhoField } from './WhoField';

const loadQuickVoter = () => import('@/features/voters/QuickVoter');
const QuickVoter = late(loadQuickVoter);

const Who = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 20px;
`;

const Unlisted = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

/* A row of its own on phones. */
const WithService = styled(Button)`
  margin-right: auto;

  @media (width < 48rem) {
    && {
      flex: 1 0 100%;
    }
  }
`;

interface CallerPanelProps {
  /** Typed of who is calling before the panel was there. */
  typed: string;
  voter?: VoterOption | undefined;
  /** Somebody was chosen or registered. */
  onVoter: () => void;
  /** Saved with a voter, to go on with a service. */
  onService: (voter: VoterOption, subject: string) => void;
}

/** Who is calling, looked up while one types, and what about. Saving waits for no look-up. */
export function CallerPanel({ typed: typedBefore, voter, onVoter, onService }: CallerPanelProps) {
  const { done } = usePanelHost();
  const blocked = useBlockedReason();
  const [create] = callsApi.useCreateCallMutation();
  const { data: users } = useUsers();
  const [taken, setTaken] = useState<VoterOption | null>(voter ?? null);
  const [isKept, setKept] = useState(false);
  /** Saving needs a name beside the phone typed. */
  const [asksName, setAsksName] = useState(false);
  const [isRegistering, setRegistering] = useState(false);
  const [markedId, setMarkedId] = useState<number | null>(null);
  const opensService = useRef(false);
  const serviceButton = useRef<HTMLButtonElement>(null);

  const callOf = ({ who, ...input }: IncomingInput): CallInput => {
    const typed = readCaller(who);
    if (taken)
      return {
        ...input,
        name: taken.label,
        telephone: isPhone(typed.phone) ? typed.phone : taken.telephone,
      };
    return typed.phone ? { ...input, telephone: typed.phone } : { ...input, name: who };
  };
  const [start] = useState((): IncomingInput => ({ ...newCall(), who: typedBefore }));
  const form = useServerForm<IncomingInput, { id: number }>({
    defaultValues: start,
    send: async (input) => {
      const { data, error } = await create(callOf(input));
      return error ? { error: underTyped(toFailure(error), input) } : { data };
    },
    onDone: ({ id }) => {
      const text = `A ligação ${referenceOf({ id })} foi criada!`;
      if (opensService.current) showToast(text);
      else done(text, { written: id, listPath });
    },
    onDoneHere: (_, { subject }) => {
      if (opensService.current && taken) onService(taken, subject);
    },
  });
  const { control, setFocus } = form;

  const who = useWatch({ control, name: 'who' });
  const typed = readCaller(who);
  const callers = useCallers(taken || isKept ? null : questionOf(typed));
  const { rows } = callers;
  const isOfNobody = callers.isAnswered && rows.length === 0;
  const isStranger = !taken && who.trim() !== '' && (isKept || isOfNobody || asksName);

  const firstWhole = rows.filter(({ telephone }) => typed.phone && telephone === typed.phone);
  const found = firstWhole.length === 1 ? firstWhole[0] : rows.length === 1 ? rows[0] : undefined;
  const marked = useRested(markedId, found?.value ?? null);
  const shown = taken ?? (isKept ? undefined : rows.find(({ value }) => value === marked));

  const { data: details } = votersLookupApi.endpoints.voter.useQueryState(shown?.value ?? skipToken);
  const isWhole = ({ value, telephone }: VoterOption) =>
    isPhone(typed.phone) &&
    (telephone === typed.phone ||
      (details?.id === value && details.telephones.some(({ number }) => number === typed.phone)));

  // Typing again looks up again and marks nobody.
  const [lookedUp, setLookedUp] = useState(who);
  if (lookedUp !== who) {
    setLookedUp(who);
    setKept(false);
    setAsksName(false);
    setMarkedId(null);
  }

  /** The field to focus once it is drawn. */
  const wanted = useRef<'subject' | 'name' | 'who' | null>(voter ? 'subject' : null);
  useEffect(() => {
    if (!wanted.current || isRegistering) return;
    setFocus(wanted.current);
    wanted.current = null;
  });
  useEffect(() => {
    if (isOfNobody) void loadQuickVoter().catch(() => undefined);
  }, [isOfNobody]);

  const take = (voter: VoterOption) => {
    setTaken(voter);
    setMarkedId(null);
    onVoter();
    wanted.current = 'subject';
  };

  const cannotOpen =
    blocked('create_treatment') ??
    (taken ? undefined : 'Para abrir um atendimento, escolha ou cadastre quem está ligando.');
  const save = (event: BaseSyntheticEvent, withService: boolean) => {
    event.preventDefault();
    if (form.busy) return;
    if (typed.phone && !taken && !isStranger) {
      setAsksName(true);
      wanted.current = 'name';
      return;
    }
    opensService.current = withService;
    void form.submit(event);
  };
  const hearKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (cannotOpen) serviceButton.current?.focus();
    serviceButton.current?.click();
  };

  if (isRegistering)
    return (
      <SidePanel title="Cadastrar quem está ligando" kind="form">
        <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
          <QuickVoter
            start={{ name: typed.name, telephone: isPhone(typed.phone) ? typed.phone : '' }}
            onVoter={(voter) => {
              setRegistering(false);
              take(voter);
            }}
            onBack={() => {
              setRegistering(false);
              wanted.current = 'who';
            }}
          />
        </Late>
      </SidePanel>
    );

  return (
    <SidePanel title="Registrar ligação" kind="form">
      <PanelSubmit
        dirty={form.isDirty || who !== ''}
        busy={form.busy}
        onSubmit={(event) => save(event, false)}
        onKeyDown={hearKey}
        footer={
          <>
            <WithService
              ref={serviceButton}
              aria-keyshortcuts="Alt+Enter"
              blockedReason={cannotOpen ?? (form.busy ? waitReason : undefined)}
              onClick={(event) => save(event, true)}
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
        <Who>
          {!taken && (
            <WhoField
              control={control}
              callers={callers}
              markedId={markedId}
              onMark={setMarkedId}
              onTake={take}
              isKept={isKept}
              onKeep={() => {
                setKept(true);
                setMarkedId(null);
                wanted.current = typed.phone ? 'name' : 'subject';
              }}
              isWhole={isWhole}
              validate={(text) => {
                const { phone } = readCaller(text);
                return phone && !isPhone(phone) ? 'Digite o telefone com DDD.' : undefined;
              }}
            />
          )}
          {shown && (
            <CallerCard
              key={shown.value}
              voter={shown}
              phone={isPhone(typed.phone) ? typed.phone : shown.telephone}
              isWhole={taken && typed.phone ? isWhole(shown) : undefined}
            >
              {taken && (
                <Button
                  aria-label="Trocar quem está ligando"
                  onClick={() => {
                    setTaken(null);
                    wanted.current = 'who';
                  }}
                >
                  Trocar
                </Button>
              )}
            </CallerCard>
          )}
          {isOfNobody && !isKept && isPhone(typed.phone) && <UnknownCard phone={typed.phone} />}
          {!taken && (callers.isAnswered || isKept) && (
            <Unlisted>
              {rows.length > 0 && !isKept && <span>Não é nenhum desses?</span>}
              <Button blockedReason={blocked('create_voter')} onClick={() => setRegistering(true)}>
                Cadastrar
              </Button>
            </Unlisted>
          )}
          {isStranger &&
            (typed.phone ? (
              <TextField
                control={control}
                name="name"
                label="Nome de quem ligou"
                required
                maxLength={limits.name}
                autoCapitalize="words"
                spellCheck={false}
              />
            ) : (
              <PhoneField control={control} name="telephone" label="Telefone" />
            ))}
        </Who>
        <FieldGroup columns={2}>
          <TextAreaField control={control} {...callFields.subject} />
          <SelectField control={control} {...callFields.userWanted} options={userChoices(users, [])} wide />
          <RadioGroupField control={control} {...callFields.status} />
        </FieldGroup>
      </PanelSubmit>
    </SidePanel>
  );
}

/** What the API says of a name or phone that stands in the one field goes there. */
function underTyped(failure: ApiFailure, { who }: IncomingInput): ApiFailure {
  const own = readCaller(who).phone ? 'telephone' : 'name';
  const errors = failure.errors.map(({ fieldName, message }) => ({
    fieldName: fieldName === own ? 'who' : fieldName,
    message,
  }));
  return { ...failure, errors };
}

/** Whose card to show: the marked row's once the arrows rest on it; before any is marked, the one found. */
function useRested(marked: number | null, found: number | null): number | null {
  const [rested, setRested] = useState(marked);
  useEffect(() => {
    const timer = setTimeout(() => setRested(marked), typingPauseMs);
    return () => clearTimeout(timer);
  }, [marked]);
  if (marked === null || marked === found) return found;
  return rested === marked ? marked : null;
}
