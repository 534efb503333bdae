import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { useCredit } from '@/lookups/creditsApi';
import { useWriting } from '@/records/engine/useWriting';
import { Button } from '@/ui/button/Button';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { DoubtNotice } from '../message/DoubtNotice';
import { filledMessage, outOfCredit } from '../message/messageText';
import { TemplateFields, templateProblem } from '../message/TemplateFields';
import { useTemplateChoice } from '../message/useTemplateChoice';
import { Text } from '../queue/queueStyles';
import { sms } from '../voterChoices';
import { SmsProgress, useSmsActions, type Recipient, type SmsWork } from './SmsProgress';

interface SmsForAllProps {
  voters: readonly Recipient[];
  /** Of the message. */
  category: number;
  onClose: () => void;
}

/** One SMS of a template to each of these voters: first what it costs, then how far it is. */
export default function SmsForAll({ voters, category, onClose }: SmsForAllProps) {
  const sending = useWriting<Recipient>();
  const actionsOf = useSmsActions();
  return (
    <PanelHostContext value={{ close: onClose, done: onClose, side: 'left' }}>
      <SidePanel title="SMS para todos" kind="form">
        {sending.ledger ? (
          <SmsProgress sending={sending} ledger={sending.ledger} />
        ) : (
          <SmsStart
            voters={voters}
            category={category}
            onStart={(work) => sending.start(voters, actionsOf(work))}
          />
        )}
      </SidePanel>
    </PanelHostContext>
  );
}

interface SmsStartProps extends Omit<SmsForAllProps, 'onClose'> {
  onStart: (work: SmsWork) => void;
}

function SmsStart({ voters, category, onStart }: SmsStartProps) {
  const choice = useTemplateChoice(sms, category);
  const credit = useCredit(sms);
  const { text, profile, templateId, categoryId } = choice;
  const count = voters.length;
  const left = credit.isError ? undefined : credit.data;
  const blockedReason =
    templateProblem(choice) ??
    (text === undefined || !profile || templateId === null
      ? 'Aguarde o texto do modelo.'
      : credit.isFetching
        ? 'Aguarde a consulta dos créditos.'
        : left !== undefined && left < count
          ? `Créditos insuficientes: faltam ${formatNumber(count - Math.max(left, 0))}.`
          : undefined);
  const start = () => {
    if (text === undefined || !profile || templateId === null) return;
    choice.keep();
    onStart({ categoryId, templateId, textOf: (voter) => filledMessage(text, voter, profile) });
  };
  const [first] = voters;
  return (
    <PanelContent
      footer={
        <>
          <PanelCloseButton>Cancelar</PanelCloseButton>
          <Button kind="primary" blockedReason={blockedReason} onClick={start}>
            Enviar {plural(count, 'mensagem', 'mensagens')}
          </Button>
        </>
      }
    >
      <DoubtNotice />
      <TemplateFields choice={choice} />
      <p role="status">
        {plural(count, 'mensagem', 'mensagens')}, {plural(count, 'crédito', 'créditos')}, saldo{' '}
        {left === undefined ? (credit.isFetching ? '…' : 'desconhecido') : formatNumber(left)}.
      </p>
      {credit.isError && !credit.isFetching && (
        <PanelNotice>
          <p>Não conseguimos ler o saldo.</p>
          <RetryButton onRetry={() => void credit.refetch()}>Ler de novo</RetryButton>
        </PanelNotice>
      )}
      {left !== undefined && left < count && <PanelNotice live>{outOfCredit}</PanelNotice>}
      <p>
        Cada cadastro é lido antes do envio: quem não aceita comunicação ou não tem celular fica de fora, com
        o motivo, e não gasta crédito.
      </p>
      {first && text !== undefined && profile && <Text>{filledMessage(text, first, profile)}</Text>}
    </PanelContent>
  );
}
