import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { useCredit } from '@/lookups/creditsApi';
import { useWriting } from '@/records/jobs/items/useWriting';
import { Button } from '@/ui/button/Button';
import { usePasswordFirst } from '@/ui/ownPassword';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { DoubtNotice, useMessageDoubts } from '@/messages/sending/DoubtNotice';
import { filledMessage, outOfCredit, type Named } from '@/messages/messageText';
import { TemplateFields, templateProblem } from '@/messages/template/TemplateFields';
import { useTemplateChoice } from '@/messages/template/useTemplateChoice';
import { Text } from '@/messages/queue/queueStyles';
import { youngest } from '@/lookups/voters/mayWriteTo';
import { SkippedPeople } from '@/features/voters/reach/SkippedPeople';
import { useReached } from '@/features/voters/reach/useReached';
import { sms } from '@/messages/messageChoices';
import { SentToMany } from './SentToMany';
import { SmsProgress, useSmsActions, type Recipient, type SmsWork } from './SmsProgress';
import { useSentToMany } from './useSentToMany';

const Cost = styled.p`
  margin: 16px 0;
`;

const Rule = styled.p`
  margin-top: 16px;
  color: var(--ink-secondary);
`;

interface SmsForAllProps {
  voters: readonly Recipient[];
  /** Category of the message. */
  category: number;
  onClose: () => void;
}

/** Sends an SMS of a template to each of these voters: first the cost, then the progress. */
export default function SmsForAll({ voters, category, onClose }: SmsForAllProps) {
  const sending = useWriting<Recipient>();
  const actionsOf = useSmsActions();
  return (
    <PanelHostContext value={{ close: onClose, done: onClose }}>
      <SidePanel title="SMS para todos" kind="form">
        {sending.batch ? (
          <SmsProgress sending={sending} batch={sending.batch} />
        ) : (
          <SmsStart
            voters={voters}
            category={category}
            onStart={(work, able) => sending.start(able, actionsOf(work))}
          />
        )}
      </SidePanel>
    </PanelHostContext>
  );
}

interface SmsStartProps extends Omit<SmsForAllProps, 'onClose'> {
  onStart: (work: SmsWork, able: readonly Recipient[]) => void;
}

function SmsStart({ voters, category, onStart }: SmsStartProps) {
  const choice = useTemplateChoice(sms, category);
  const credit = useCredit(sms);
  const { text, profile, templateId, categoryId } = choice;
  const doubts = useMessageDoubts(voters.map(({ id }) => id));
  const password = usePasswordFirst('smsToMany');
  const { able, skipped, isReading, voters: read, unread } = useReached(voters, 'sms');
  const count = able.length;
  const textOf =
    text !== undefined && profile
      ? (voter: Named) => filledMessage(text, voter, profile, choice.names)
      : undefined;
  const sentAlready = useSentToMany(
    able,
    textOf && ((voter) => textOf(read.get(voter.id) ?? voter)),
    isReading,
  );
  const left = credit.isError ? undefined : credit.data;
  const blockedReason =
    templateProblem(choice) ??
    (textOf === undefined || templateId === null
      ? 'Aguarde o texto do modelo.'
      : isReading
        ? 'Aguarde a leitura dos cadastros.'
        : count === 0
          ? 'Ninguém daqui recebe SMS.'
          : credit.isFetching
            ? 'Aguarde a consulta dos créditos.'
            : left !== undefined && left < count
              ? `Créditos insuficientes: faltam ${formatNumber(count - Math.max(left, 0))}.`
              : sentAlready.isChecking
                ? 'Aguarde a conferência do que já foi enviado.'
                : undefined);
  const start = () => {
    if (textOf === undefined || templateId === null) return;
    password.first(() => {
      choice.keep();
      onStart({ categoryId, templateId, textOf }, able);
    });
  };
  const [first] = able;
  return (
    <PanelContent
      footer={
        <>
          <PanelCloseButton>Cancelar</PanelCloseButton>
          <Button
            kind="primary"
            busy={password.isAsking}
            busyText="Começando..."
            blockedReason={blockedReason}
            onClick={start}
          >
            Enviar {plural(count, 'mensagem', 'mensagens')}
          </Button>
        </>
      }
    >
      {password.refusal && <PanelNotice live>{password.refusal.message}</PanelNotice>}
      <DoubtNotice doubts={doubts} />
      <TemplateFields choice={choice} />
      <Cost role="status">
        {isReading
          ? 'Lendo os cadastros…'
          : `${plural(count, 'mensagem', 'mensagens')}, ${plural(count, 'crédito', 'créditos')},`}{' '}
        saldo {left === undefined ? (credit.isFetching ? '…' : 'desconhecido') : formatNumber(left)}.
      </Cost>
      {credit.isError && !credit.isFetching && (
        <PanelNotice>
          <p>Não conseguimos ler o saldo.</p>
          <RetryButton onRetry={() => void credit.refetch()}>Ler de novo</RetryButton>
        </PanelNotice>
      )}
      <SentToMany {...sentAlready} />
      {left !== undefined && left < count && <PanelNotice live>{outOfCredit}</PanelNotice>}
      {!isReading && <SkippedPeople people={skipped} />}
      <Rule>
        Cada cadastro é lido de novo antes do envio: quem está inativo, não aceita comunicação, tem menos de{' '}
        {youngest.sms} anos ou não tem celular fica de fora, com o motivo, e não gasta crédito.
        {!isReading && unread > 0 && ` De ${formatNumber(unread)} isso só se sabe na sua vez.`}
      </Rule>
      {first && textOf && <Text>{textOf(read.get(first.id) ?? first)}</Text>}
    </PanelContent>
  );
}
