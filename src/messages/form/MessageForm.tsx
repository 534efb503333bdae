import { useWatch, type Control } from 'react-hook-form';
import { formatNumber } from '@/formats/money';
import { formatPhone, isMobile, whatsappWebHref } from '@/formats/phone';
import { smsSize } from '@/formats/sms';
import { plural } from '@/formats/text';
import { useCredit } from '@/lookups/creditsApi';
import type { DisplayProfile } from '@/lookups/displayProfileApi';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent, PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import type { Voter } from '@/lookups/voters/voter';
import { communicationCategories, communicationChannels, sms, whatsapp } from '../messageChoices';
import { whyNot } from '@/lookups/voters/mayWriteTo';
import { DoubtNotice, useMessageDoubts } from '../sending/DoubtNotice';
import { LastCommunications } from '../sending/LastCommunications';
import { messageProblem, outOfCredit } from '../messageText';
import { SentLately } from '../sending/SentLately';
import { sentLately, useLastMessages } from '../sending/sentMessages';
import { useMessageForm } from './useMessageForm';
import { useMessageTemplate, type MessageValues } from './useMessageTemplate';
import { useReadyToSend } from './useReadyToSend';

interface MessageFormProps {
  voter: Voter;
  profile: DisplayProfile;
}

const maxLength = 1000;
const tabNotice = 'Abriremos uma aba com o WhatsApp Web. Certifique-se de estar logado no WhatsApp Web.';

/** Form to choose recipient, channel and template, and to send the message. */
export function MessageForm({ voter, profile }: MessageFormProps) {
  const doubts = useMessageDoubts([voter.id]);
  const { form, heldHref, start } = useMessageForm(voter, doubts);
  const { control } = form;
  const [categoryId, typeId, telephone, templateId] = useWatch({
    control,
    name: ['categoryId', 'typeId', 'telephone', 'templateId'],
  });
  const template = useMessageTemplate(form, voter, profile, start);
  const credit = useSmsCredit(typeId);

  if (heldHref) return <WhatsappLink href={heldHref} />;

  const isChosen = categoryId !== null && typeId !== null && telephone !== '' && templateId !== null;
  const blockedReason = credit.isOut
    ? 'Créditos insuficientes.'
    : !isChosen
      ? 'Escolha a categoria, o canal, o telefone e o modelo.'
      : template.isLoadingText
        ? 'Aguarde o texto do modelo.'
        : credit.isAsking
          ? 'Aguarde a consulta dos créditos.'
          : undefined;
  return (
    <PanelForm
      form={form}
      saveText={doubts.length > 0 ? 'Enviar mesmo assim' : 'Enviar'}
      busyText="Enviando..."
      blockedReason={blockedReason}
    >
      {!form.busy && (
        <DoubtNotice doubts={doubts}>
          Confira nas últimas comunicações. ‘Enviar mesmo assim’ as confere de novo e envia outra.
        </DoubtNotice>
      )}
      <MessageFields control={control} voter={voter} template={template} credit={credit} />
      {!form.busy && <SentAlready control={control} voter={voter} />}
      {doubts.length === 0 && (
        <ReadyToSend control={control} voter={voter} isReady={!blockedReason && template.hasText} />
      )}
      <LastCommunications voterId={voter.id} />
    </PanelForm>
  );
}

/** Focuses 'Enviar' if the initial message can be sent unchanged. */
function ReadyToSend({
  control,
  voter,
  isReady,
}: Pick<MessageFieldsProps, 'control' | 'voter'> & { isReady: boolean }) {
  const message = useWatch({ control, name: 'message' });
  const { query, known } = useLastMessages(voter.id);
  const isNew = query.isSuccess && !sentLately(known, message);
  return <span ref={useReadyToSend(isReady && message !== '' && !messageProblem(message) && isNew)} hidden />;
}

/** Updates while the message is typed. */
function SentAlready({ control, voter }: Pick<MessageFieldsProps, 'control' | 'voter'>) {
  const message = useWatch({ control, name: 'message' });
  return <SentLately voterId={voter.id} name={voter.name} message={message} />;
}

/** The SMS credit; undefined for other channels. */
function useSmsCredit(typeId: number | null) {
  const isSms = typeId === sms;
  const { data, isError, isFetching } = useCredit(isSms ? sms : null);
  /** Undefined while loading or unknown: then nothing is blocked. */
  const left = isSms && !isError ? data : undefined;
  return { left, isOut: left !== undefined && left <= 0, isAsking: isSms && isFetching };
}

interface MessageFieldsProps {
  control: Control<MessageValues>;
  voter: Voter;
  template: ReturnType<typeof useMessageTemplate>;
  credit: ReturnType<typeof useSmsCredit>;
}

/** Recipient, channel and template, with notes on each. */
function MessageFields({ control, voter, template, credit }: MessageFieldsProps) {
  const [categoryId, typeId, message] = useWatch({ control, name: ['categoryId', 'typeId', 'message'] });
  const hasNoTemplates = categoryId === null || typeId === null;
  return (
    <FieldGroup title={voter.name} columns={2}>
      <SelectField
        control={control}
        name="categoryId"
        label="Categoria"
        options={communicationCategories}
        emptyValue={null}
        required
        wide
      />
      <RadioGroupField
        control={control}
        name="typeId"
        label="Canal"
        options={communicationChannels}
        emptyValue={null}
        required
        validate={(channel) =>
          whyNot({ ...voter, telephones: undefined }, channel === whatsapp ? 'whatsapp' : 'sms')
        }
      />
      <SelectField
        control={control}
        name="telephone"
        label="Telefone"
        options={voter.telephones.map(({ number, typeName }) => ({
          value: number,
          label: formatPhone(number),
          ...(typeName && { detail: typeName }),
        }))}
        required
        validate={(phone, values) =>
          values.typeId === whatsapp && whatsappWebHref(phone) === null
            ? 'Este telefone não tem DDD. Corrija o cadastro do eleitor.'
            : values.typeId === sms && !isMobile(phone)
              ? 'Um SMS só chega a um celular com DDD.'
              : undefined
        }
      />
      {credit.isOut && <PanelNotice live>{outOfCredit}</PanelNotice>}
      {credit.left !== undefined && credit.left > 0 && (
        <PanelNotice tone="info">
          Cada mensagem usa 1 crédito, em quantas partes for. Seu gabinete tem{' '}
          {plural(credit.left, 'crédito', 'créditos')}.
        </PanelNotice>
      )}
      {typeId === whatsapp && (
        <PanelNotice tone="info" live>
          {tabNotice}
        </PanelNotice>
      )}
      <SelectField
        control={control}
        name="templateId"
        label="Modelo"
        options={template.templates.map(({ id, name }) => ({ value: id, label: name }))}
        emptyText={template.isLoadingTemplates ? 'Carregando...' : 'Nenhum resultado encontrado.'}
        emptyValue={null}
        disabled={hasNoTemplates}
        help={hasNoTemplates ? 'Escolha antes a categoria e o canal.' : undefined}
        required
        wide
      />
      {template.retryTemplates && (
        <PanelNotice live>
          <p>Não conseguimos buscar os modelos.</p>
          <RetryButton onRetry={template.retryTemplates}>Buscar de novo</RetryButton>
        </PanelNotice>
      )}
      {template.hasText && (
        <TextAreaField
          control={control}
          name="message"
          label="Mensagem"
          help={typeId === sms ? smsHelp(message) : undefined}
          rows={4}
          maxLength={maxLength}
          required
          validate={messageProblem}
        />
      )}
    </FieldGroup>
  );
}

/** SMS length and number of parts; extra parts cost nothing. */
function smsHelp(text: string): string {
  const { length, parts, isShortened } = smsSize(text);
  const size = plural(length, 'caractere', 'caracteres');
  if (parts <= 1) return `${size}, cabe em um SMS.`;
  const why = isShortened ? ' Letras como ã, õ e ç reduzem o que cabe em cada uma.' : '';
  return `${size}, chega em ${formatNumber(parts)} partes e usa 1 crédito.${why}`;
}

// The pressed button unmounted with the form.
const takeFocus = (link: HTMLElement | null) => link?.focus();

/** Shown if the message was recorded but the browser blocked the tab. */
function WhatsappLink({ href }: { href: string }) {
  return (
    <PanelContent footer={<PanelCloseButton />}>
      <PanelNotice live>
        <p>
          O navegador bloqueou a aba do WhatsApp Web. A mensagem já foi programada; falta só abrir a conversa.
        </p>
        <p>
          <a href={href} target="_blank" rel="noopener noreferrer" ref={takeFocus}>
            Abrir o WhatsApp Web
          </a>
        </p>
      </PanelNotice>
    </PanelContent>
  );
}
