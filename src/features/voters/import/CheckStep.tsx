import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { Form } from '@/ui/form/Form';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { useBase } from './base/useBase';
import type { Choices, Plan, Settled } from './desk/questions';
import { Faint, Foot, Sum } from './importStyles';
import { RowList } from './RowList';
import { Step } from './Step';
import type { OpenedDesk } from './useDesk';
import { useLocalForm } from '@/ui/form/useLocalForm';

interface CheckStepProps {
  settled: Settled;
  desk: OpenedDesk;
  takesFocus: boolean;
  isBusy: boolean;
  /** The desk has the voters that are there. */
  isBaseRead: boolean;
  onBaseRead: (isRead: boolean) => void;
  answerMs: readonly number[];
  onAnswer: (ms: number) => void;
  onBack: () => void;
  onRejected: () => void;
  onStart: (plan: Plan) => void;
}

const inFlight = 2;

/** How long so many calls take, two at a time: `cerca de 13 min`. */
function durationText(calls: number, answerMs: readonly number[]): string {
  const sorted = answerMs.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 100;
  const minutes = Math.round((calls / inFlight) * (median / 60_000));
  return minutes < 1 ? 'menos de 1 min' : `cerca de ${formatNumber(minutes)} min`;
}

/** `18.240 novos, 1.102 completam, 640 repetidos, 18 com erro; cerca de 13 min`. */
const planText = ({ fresh, completing, repeated, wrong }: Plan, answerMs: readonly number[]) =>
  `${plural(fresh, 'novo', 'novos')}, ${plural(completing, 'completa', 'completam')}, ${plural(
    repeated,
    'repetido',
    'repetidos',
  )}, ${formatNumber(wrong)} com erro; ${durationText(fresh + 2 * completing, answerMs)}`;

/** Who is there already, what becomes of them, and what would be done in all. */
export function CheckStep(props: CheckStepProps) {
  const { settled, desk, takesFocus, isBusy, answerMs, onAnswer, onBack, onRejected, onStart } = props;
  const { isBaseRead, onBaseRead } = props;
  const base = useBase({ desk, isRead: isBaseRead, onRead: onBaseRead, onAnswer });
  const { control, handleSubmit } = useLocalForm<Choices>({
    defaultValues: { inBase: 'skip', inSheet: 'skip' },
  });
  const { inBase, inSheet } = useWatch({ control }) as Choices;
  const [plan, setPlan] = useState<Plan | null>(null);

  useEffect(() => {
    if (!isBaseRead) return;
    let isNewest = true;
    void desk()
      .then((opened) => opened.plan({ settled, choices: { inBase, inSheet } }))
      .then((made) => isNewest && setPlan(made))
      .catch(() => undefined);
    return () => {
      isNewest = false;
    };
  }, [desk, settled, inBase, inSheet, isBaseRead]);

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
          O servidor não mandou o CPF de quem está cadastrado: as repetições foram procuradas só por telefone
          e nome.
        </PanelNotice>
      )}
      <Sum role="status">{plan ? planText(plan, answerMs) : ''}</Sum>
      {plan && (
        <Form onSubmit={handleSubmit(() => onStart(plan))}>
          <ChoiceFields control={control} />
          <RowList title="Com erro" rows={plan.firstWrong} total={plan.wrong} />
          <RowList title="Repetidos" rows={plan.firstRepeated} total={plan.repeated} />
          <Faint>Quem não tem sexo na planilha entra como ‘Não informado’.</Faint>
          <Foot>
            <Button onClick={onBack}>Voltar aos lugares</Button>
            {plan.wrong + plan.repeated > 0 && (
              <Button onClick={onRejected}>Baixar as linhas que não entram (.csv)</Button>
            )}
            <Button
              type="submit"
              kind="primary"
              busy={isBusy}
              busyText="Começando..."
              blockedReason={
                writes === 0 ? 'Não há ninguém para importar.' : base.progress ? waitReason : undefined
              }
            >
              Importar {plural(writes, 'eleitor', 'eleitores')}
            </Button>
          </Foot>
        </Form>
      )}
      {!plan && !base.progress && (
        <Foot>
          <Button onClick={onBack}>Voltar aos lugares</Button>
        </Foot>
      )}
    </Step>
  );
}

/** What becomes of those who are there already, or twice in the sheet. */
function ChoiceFields({ control }: { control: Control<Choices> }) {
  const noEdit = useBlockedReason()('edit_voter');
  return (
    <>
      <RadioGroupField
        control={control}
        name="inBase"
        label="Quem já está cadastrado"
        help="Pelo CPF, ou por um telefone inteiro e o nome."
        column
        options={[
          { value: 'skip', label: 'Pular' },
          {
            value: 'complete',
            label: 'Completar o que está vazio no cadastro',
            detail: noEdit ?? 'Nada do que já está no cadastro muda.',
            disabled: noEdit !== undefined,
          },
          {
            value: 'create',
            label: 'Criar assim mesmo',
            detail: 'Com o mesmo CPF, o servidor pode recusar.',
          },
        ]}
      />
      <RadioGroupField
        control={control}
        name="inSheet"
        label="Quem se repete na própria planilha"
        column
        options={[
          { value: 'skip', label: 'Pular', detail: 'Vale a primeira linha.' },
          { value: 'create', label: 'Criar assim mesmo' },
        ]}
      />
    </>
  );
}
