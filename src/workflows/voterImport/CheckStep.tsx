import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { labelOf } from '@/formats/choices';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { Form } from '@/ui/form/Form';
import { useLocalForm } from '@/ui/form/useLocalForm';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { voteStatuses } from '@/features/voters/voterChoices';
import { useBase } from './base/useBase';
import type { Checked, Choices, Plan, Resolved } from './importSession/questions';
import { Faint, Foot, Sum } from './importStyles';
import type { SheetLook } from './review/FixRow';
import { PlanChoices } from './review/PlanChoices';
import { RowsReview } from './review/RowsReview';
import { Step } from './Step';
import type { OpenedImportSession } from './useImportSession';

interface CheckStepProps {
  checked: Checked;
  resolved: Resolved;
  look: SheetLook;
  importSession: OpenedImportSession;
  takesFocus: boolean;
  isBusy: boolean;
  /** Whether the import session has the existing voters. */
  isBaseRead: boolean;
  onBaseRead: (isRead: boolean) => void;
  answerMs: readonly number[];
  onAnswer: (ms: number) => void;
  onBack: () => void;
  onFixed: (checked: Checked) => void;
  onRejected: () => void;
  /** Whether the file of the rejected rows is being generated. */
  isRejecting: boolean;
  onStart: (plan: Plan) => void;
}

const inFlight = 2;

/** Estimated duration of a count of calls, two at a time: `cerca de 13 min`. */
function durationText(calls: number, answerMs: readonly number[]): string {
  const sorted = answerMs.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 100;
  const minutes = Math.round((calls / inFlight) * (median / 60_000));
  return minutes < 1 ? 'menos de 1 min' : `cerca de ${formatNumber(minutes)} min`;
}

/** Text such as `18.240 novos, 1.102 a completar, 640 repetidos, 18 com erro; cerca de 13 min`. */
const planText = ({ fresh, completing, repeated, wrong }: Plan, answerMs: readonly number[]) =>
  `${plural(fresh, 'novo', 'novos')}, ${formatNumber(completing)} a completar, ${plural(
    repeated,
    'repetido',
    'repetidos',
  )}, ${formatNumber(wrong)} com erro; ${durationText(fresh + 2 * completing, answerMs)}`;

/** A corrected row contains names that were not asked about yet. */
const hasNews = ({ cities, districts, groups }: Checked, resolved: Resolved) =>
  cities.some(({ key }) => !(key in resolved.cities)) ||
  groups.some(({ key }) => !(key in resolved.groups)) ||
  districts.some(({ key, cityKey }) => resolved.cities[cityKey] && !(key in resolved.districts));

/** Existing voters, the result for each row, and the totals before the import. */
export function CheckStep(props: CheckStepProps) {
  const { checked, resolved, look, importSession, takesFocus, isBusy, answerMs, onAnswer, onBack, onFixed } =
    props;
  const { isBaseRead, onBaseRead, onRejected, isRejecting, onStart } = props;
  const base = useBase({ importSession, isRead: isBaseRead, onRead: onBaseRead, onAnswer });
  const mayEdit = useBlockedReason()('edit_voter') === undefined;
  const form = useId();
  const { control, handleSubmit, getValues, setValue } = useLocalForm<Choices>({
    defaultValues: { inBase: 'skip', inSheet: 'skip', noWins: mayEdit, faults: {} },
  });
  const { inBase, inSheet, noWins, faults } = useWatch({ control }) as Choices;
  /** The fault kinds whose rows are excluded, as a text, which compares by value. */
  const asides = Object.keys(faults)
    .filter((kind) => faults[kind] === 'aside')
    .join(' ');
  const [plan, setPlan] = useState<Plan | null>(null);

  useEffect(() => {
    if (!isBaseRead) return;
    let isNewest = true;
    const kinds = asides.split(' ').filter(Boolean);
    const stayOut = Object.fromEntries(kinds.map((kind) => [kind, 'aside' as const]));
    const choices = { inBase, inSheet, noWins, faults: stayOut };
    void importSession()
      .then((opened) => opened.plan({ resolved, choices }))
      .then((made) => {
        if (!isNewest) return;
        for (const { kind } of made.faults)
          if (!getValues('faults')[kind]) setValue(`faults.${kind}`, 'note');
        setPlan(made);
      })
      .catch(() => undefined);
    return () => {
      isNewest = false;
    };
  }, [importSession, checked, resolved, inBase, inSheet, noWins, asides, isBaseRead, getValues, setValue]);

  const writes = plan ? plan.fresh + plan.completing : 0;
  return (
    <Step title="Conferência" takesFocus={takesFocus}>
      {base.progress && (
        <>
          <ProgressLine label="Comparando com os eleitores cadastrados" done={base.progress} />
          <Foot>
            <Button onClick={base.stop}>Parar</Button>
          </Foot>
        </>
      )}
      {base.failure && (
        <PanelNotice live>
          {base.failure.message} Sem comparar, não dá para saber quem já está cadastrado.{' '}
          <RetryButton onRetry={base.retry} />
        </PanelNotice>
      )}
      <UnreadNotice unread={base.unread} />
      {plan && !plan.hasCpf && plan.compared > 0 && (
        <PanelNotice>
          O CPF de quem está cadastrado não veio na lista: as repetições foram procuradas só por telefone e
          nome.
        </PanelNotice>
      )}
      {hasNews(checked, resolved) && (
        <PanelNotice live>
          Uma linha corrigida traz um lugar ou grupo que ainda não se procurou. Volte às perguntas para
          procurá-lo; sem isso, ele vai para as observações.
        </PanelNotice>
      )}
      <Sum role="status">{plan ? planText(plan, answerMs) : ''}</Sum>
      {plan && (
        <>
          <Form id={form} onSubmit={handleSubmit(() => onStart(plan))}>
            <PlanChoices control={control} plan={plan} />
          </Form>
          <RowsReview plan={plan} importSession={importSession} look={look} onFixed={onFixed} />
          <Faint>
            Quem não tem sexo na planilha entra como ‘Não informado’.{' '}
            {checked.withoutConsent > 0 &&
              `${plural(checked.withoutConsent, 'linha não diz', 'linhas não dizem')} se a pessoa aceita comunicação: entra ‘${resolved.allowsForAll ? 'Sim' : 'Não'}’. `}
            O voto de quem entra: ‘{labelOf(voteStatuses, resolved.voteStatusId)}’.
          </Faint>
        </>
      )}
      {(plan || !base.progress) && (
        <Foot>
          <Button onClick={onBack}>Voltar às perguntas</Button>
          {plan && plan.wrong + plan.repeated > 0 && (
            <Button busy={isRejecting} busyText="Gerando..." onClick={onRejected}>
              Baixar as linhas que não entram (.csv)
            </Button>
          )}
          {plan && (
            <Button
              type="submit"
              form={form}
              kind="primary"
              busy={isBusy}
              busyText="Começando..."
              blockedReason={
                writes === 0 ? 'Não há ninguém para importar.' : base.progress ? waitReason : undefined
              }
            >
              Importar {plural(writes, 'eleitor', 'eleitores')}
            </Button>
          )}
        </Foot>
      )}
    </Step>
  );
}
