import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatNumber } from '@/formats/money';
import { formatPhone, whatsappWebHref } from '@/formats/phone';
import { smsSize } from '@/formats/sms';
import { plural } from '@/formats/text';
import { useCredit } from '@/lookups/creditsApi';
import type { DisplayProfile } from '@/lookups/displayProfileApi';
import { openTab } from '@/ui/feedback/openTab';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { showToast } from '@/ui/feedback/toasts';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanelHost } from '@/ui/panel/panelHost';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useStillHere } from '@/ui/useStillHere';
import type { Voter } from '../voter';
import { communicationCategories, communicationChannels, sms, whatsapp } from '../voterChoices';
import { LastCommunications } from './LastCommunications';
import { messageProblem } from './messageText';
import { messagesApi } from './messagesApi';
import { useMessageTemplate, type MessageValues } from './useMessageTemplate';
import { WhatsappLink } from './WhatsappLink';

interface MessageFormProps {
  voter: Voter;
  profile: DisplayProfile;
}

const maxLength = 1000;
const mobileType = 'Celular';
const scheduled = 'Mensagem programada para envio!';
const outOfCredit =
  'Créditos insuficientes para enviar mensagens por este canal. Acesse a Área do cliente e adquira mais créditos.';
const tabNotice = 'Abriremos uma aba com o WhatsApp Web. Certifique-se de estar logado no WhatsApp Web.';

/** Category, channel, phone, template, message; an SMS costs a credit, WhatsApp opens in a tab. */
export function MessageForm({ voter, profile }: MessageFormProps) {
  const { done } = usePanelHost();
  const isHere = useStillHere();
  const [sendMessage] = messagesApi.useSendMessageMutation();
  const [debitSms] = messagesApi.useDebitSmsMutation();
  /** The conversation that the browser did not let us open. */
  const [heldHref, setHeldHref] = useState<string | null>(null);

  const form = useServerForm<MessageValues, { id: number }>({
    defaultValues: {
      categoryId: null,
      typeId: null,
      telephone: startingPhone(voter.telephones),
      templateId: null,
      message: '',
    },
    send: async ({ categoryId, typeId, templateId, ...rest }) => {
      const sent = await sendMessage({
        voterId: voter.id,
        typeId: typeId ?? 0,
        categoryId: categoryId ?? 0,
        templateId: templateId ?? 0,
        ...rest,
      });
      if (!sent.error && typeId === sms) {
        const { error } = await debitSms(undefined);
        // The message is out: sending again because of the credit would send it twice.
        if (error) showToast('A mensagem foi programada, mas o crédito não foi debitado.', { tone: 'error' });
      }
      return sent;
    },
    onDone: (_, { typeId, telephone, message }) => {
      // Whoever has gone on is not taken to the conversation.
      const href = typeId === whatsapp && isHere() ? whatsappWebHref(telephone, message) : null;
      if (!href || openTab(href)) return done(scheduled);
      showToast(scheduled);
      setHeldHref(href);
    },
  });
  const { control } = form;
  const [categoryId, typeId, telephone, templateId, message] = useWatch({
    control,
    name: ['categoryId', 'typeId', 'telephone', 'templateId', 'message'],
  });
  const { templates, isLoadingTemplates, retryTemplates, isLoadingText, hasText } = useMessageTemplate(
    form,
    voter,
    profile,
  );
  const credit = useCredit(typeId === sms ? sms : null);
  /** Undefined while it is awaited and when nobody knows: then nothing is held back. */
  const left = typeId === sms && !credit.isError ? credit.data : undefined;
  const isOutOfCredit = left !== undefined && left <= 0;

  if (heldHref) return <WhatsappLink href={heldHref} />;

  const isChosen = categoryId !== null && typeId !== null && telephone !== '' && templateId !== null;
  return (
    <PanelForm
      form={form}
      saveText="Enviar"
      busyText="Enviando..."
      blockedReason={
        isOutOfCredit
          ? 'Créditos insuficientes.'
          : !isChosen
            ? 'Escolha a categoria, o canal, o telefone e o modelo.'
            : isLoadingText
              ? 'Aguarde o texto do modelo.'
              : typeId === sms && credit.isFetching
                ? 'Aguarde a consulta dos créditos.'
                : undefined
      }
    >
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
              : undefined
          }
        />
        {isOutOfCredit && <PanelNotice live>{outOfCredit}</PanelNotice>}
        {left !== undefined && left > 0 && (
          <PanelNotice tone="info">
            Cada mensagem usa 1 crédito, em quantas partes for. Seu gabinete tem{' '}
            {plural(left, 'crédito', 'créditos')}.
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
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          emptyText={isLoadingTemplates ? 'Carregando...' : 'Nenhum resultado encontrado.'}
          emptyValue={null}
          disabled={categoryId === null || typeId === null}
          help={categoryId === null || typeId === null ? 'Escolha antes a categoria e o canal.' : undefined}
          required
          wide
        />
        {retryTemplates && (
          <PanelNotice live>
            <p>Não conseguimos buscar os modelos.</p>
            <RetryButton onRetry={retryTemplates}>Buscar de novo</RetryButton>
          </PanelNotice>
        )}
        {hasText && (
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
      <LastCommunications voterId={voter.id} />
    </PanelForm>
  );
}

/** The only mobile phone, or the only one of any kind; '' where there is a choice to make. */
function startingPhone(telephones: Voter['telephones']): string {
  const mobiles = telephones.filter(({ typeName }) => typeName === mobileType);
  const [one, ...others] = mobiles.length > 0 ? mobiles : telephones;
  return one && others.length === 0 ? one.number : '';
}

/** How long a text is as SMS, and why the phone may get it in parts; they cost nothing more. */
function smsHelp(text: string): string {
  const { length, parts, isShortened } = smsSize(text);
  const size = plural(length, 'caractere', 'caracteres');
  if (parts <= 1) return `${size}, cabe em um SMS.`;
  const why = isShortened ? ' Letras como ã, õ e ç reduzem o que cabe em cada uma.' : '';
  return `${size}, chega em ${formatNumber(parts)} partes e usa 1 crédito.${why}`;
}
