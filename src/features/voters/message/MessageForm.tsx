import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAsk } from '@/api/ask';
import { mayHaveArrived } from '@/api/failure';
import { formatNumber } from '@/formats/money';
import { formatPhone, whatsappWebHref } from '@/formats/phone';
import { smsSize } from '@/formats/sms';
import { plural } from '@/formats/text';
import { useCredit } from '@/lookups/creditsApi';
import type { DisplayProfile } from '@/lookups/displayProfileApi';
import { useDoubt } from '@/records/doubt/doubts';
import { openTab } from '@/ui/feedback/openTab';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { showToast } from '@/ui/feedback/toasts';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanelHost } from '@/ui/panel/panelHost';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent, PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { useStillHere } from '@/ui/useStillHere';
import type { Voter } from '../voter';
import { communicationCategories, communicationChannels, sms, whatsapp } from '../voterChoices';
import { DoubtNotice } from './DoubtNotice';
import { LastCommunications } from './LastCommunications';
import { messageProblem, outOfCredit } from './messageText';
import { messagesApi } from './messagesApi';
import { useMessageTemplate, type MessageValues } from './useMessageTemplate';
import { useSendOnce } from './useSendOnce';

interface MessageFormProps {
  voter: Voter;
  profile: DisplayProfile;
}

const maxLength = 1000;
const mobileType = 'Celular';
const scheduled = 'Mensagem programada para envio!';
const tabNotice = 'Abriremos uma aba com o WhatsApp Web. Certifique-se de estar logado no WhatsApp Web.';

/** An SMS costs one credit; WhatsApp opens in a tab. */
export function MessageForm({ voter, profile }: MessageFormProps) {
  const { done } = usePanelHost();
  const isHere = useStillHere();
  const sendOnce = useSendOnce();
  const [debitSms] = messagesApi.useDebitSmsMutation();
  const ask = useAsk();
  /** One was sent, to this voter or another, and it may or may not have gone out. */
  const doubt = useDoubt('message');
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
      const sent = await sendOnce(
        {
          voterId: voter.id,
          typeId: typeId ?? 0,
          categoryId: categoryId ?? 0,
          templateId: templateId ?? 0,
          ...rest,
        },
        doubt,
      );
      // What the person is told to look at is read again.
      if (sent.error && mayHaveArrived(sent.error)) void ask(messagesApi.endpoints.communications, voter.id);
      if (!sent.error && typeId === sms) {
        const { error } = await debitSms(undefined);
        // The message is already sent: retrying because of the debit would send it twice.
        if (error) showToast('A mensagem foi programada, mas o crédito não foi debitado.', { tone: 'error' });
      }
      return sent;
    },
    onDone: (_, { typeId, telephone, message }) => {
      // Do not open WhatsApp once the user has left.
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
  /** Undefined while loading or unknown: then nothing is blocked. */
  const left = typeId === sms && !credit.isError ? credit.data : undefined;
  const isOutOfCredit = left !== undefined && left <= 0;

  if (heldHref) return <WhatsappLink href={heldHref} />;

  const isChosen = categoryId !== null && typeId !== null && telephone !== '' && templateId !== null;
  return (
    <PanelForm
      form={form}
      saveText={doubt ? 'Enviar mesmo assim' : 'Enviar'}
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
      {!form.busy && (
        <DoubtNotice>
          Confira nas últimas comunicações de quem a receberia. ‘Enviar mesmo assim’ confere as deste eleitor
          e envia outra.
        </DoubtNotice>
      )}
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

/** The only mobile number, or the only number; '' when the user must choose. */
function startingPhone(telephones: Voter['telephones']): string {
  const mobiles = telephones.filter(({ typeName }) => typeName === mobileType);
  const [one, ...others] = mobiles.length > 0 ? mobiles : telephones;
  return one && others.length === 0 ? one.number : '';
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

/** Shown when the message was scheduled but the browser blocked the tab. */
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
