import { useState } from 'react';
import { styled } from '@/ui/style';
import { safeHref } from '@/formats/links';
import { formatPhone, isMobile, telHref, whatsappHref } from '@/formats/phone';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { openTab } from '@/ui/feedback/openTab';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { closedTo, whyNot } from '@/lookups/voters/mayWriteTo';
import type { VoterSheet } from '@/lookups/voters/votersLookupApi';
import { referenceOf, type ServiceRow } from '@/features/services/service';
import { ClosedNotice, type ClosedNoticeProps } from './ClosedNotice';
import { OtherWays } from './OtherWays';

const Text = styled.blockquote`
  margin: 16px 0 0;
  padding-left: 12px;
  border-left: 2px solid var(--line-strong);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Said = styled.p`
  margin-bottom: 16px;

  a + a {
    margin-left: 24px;
  }
`;

// Needed since the pressed button was unmounted with the form.
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface Contact {
  /** Why nothing at all may be sent to them, as a sentence; undefined if something may be. */
  closed: string | undefined;
  /** Whether the reason is that they take no messages, by their record. */
  refuses: boolean;
  /** Why no message may be sent, though they may be called. */
  noChat: string | undefined;
  /** Digits of a mobile number, '' without one. */
  chat: string;
  /** Digits of the number to call, '' without one. */
  dial: string;
}

type VoterContact = Pick<VoterSheet, 'allowsCommunication' | 'isActive' | 'dateOfBirth' | 'telephones'>;

const closedTexts = {
  inactive: 'O cadastro desta pessoa está inativo',
  // They may never have been asked: an import stores an unknown answer as no.
  refuses: 'O cadastro diz que esta pessoa não aceita receber comunicação',
};

/** How to reach the requester; the voter is undefined while loading, or if unavailable. */
export function contactOf(row: ServiceRow, voter: VoterContact | undefined): Contact {
  const numbers = [...(voter?.telephones ?? []).map(({ number }) => number), row.electorTelephone];
  const closed = voter && closedTo(voter);
  const noChat = voter && whyNot({ ...voter, telephones: undefined }, 'whatsapp');
  return {
    closed: closed && closedTexts[closed],
    refuses: closed === 'refuses',
    noChat: closed ? undefined : noChat,
    chat: noChat ? '' : (numbers.find((number) => isMobile(number)) ?? ''),
    dial: numbers.find((number) => telHref(number) !== null) ?? '',
  };
}

interface RepliedProps {
  row: ServiceRow;
  text: string;
  contact: Contact;
  refusal: Pick<ClosedNoticeProps, 'dial' | 'onChange'> | false;
  /** Whether the voter is being read. */
  isReading: boolean;
  hasFailed: boolean;
  voter: VoterSheet | undefined;
}

/** Actions after a reply is saved: WhatsApp, a call, or none. */
export function Replied({ row, text, contact, refusal, isReading, hasFailed, voter }: RepliedProps) {
  const { close } = usePanelHost();
  const [heldHref, setHeldHref] = useState<string | null>(null);
  const { closed, noChat, chat, dial } = contact;
  const chatHref = closed ? null : safeHref(whatsappHref(chat, text));
  const others = voter && { ...voter, telephones: chatHref ? voter.telephones : [] };
  const dialHref = closed || chatHref ? null : telHref(dial);

  const openChat = (href: string) => {
    if (openTab(href)) close();
    else setHeldHref(href);
  };
  return (
    <PanelContent
      footer={
        <>
          <PanelCloseButton />
          {!isReading && chatHref && !heldHref && (
            <Button kind="primary" ref={takeFocus} onClick={() => openChat(chatHref)}>
              Abrir WhatsApp
            </Button>
          )}
          {!isReading && dialHref && (
            <ButtonLink kind="primary" ref={takeFocus} to={dialHref}>
              Ligar para {formatPhone(dial)}
            </ButtonLink>
          )}
        </>
      }
    >
      <Said role="status" tabIndex={-1} ref={!isReading && (chatHref || dialHref) ? undefined : takeFocus}>
        O retorno está gravado em {referenceOf(row)}
        {!closed && !noChat && ', mas ainda não foi enviado à pessoa'}.
        {isReading && ' Lendo o cadastro do eleitor...'}
      </Said>
      {!isReading && closed && <ClosedNotice text={`${closed}: nada lhe é enviado.`} {...refusal} />}
      {!isReading && hasFailed && (
        <PanelNotice>
          Não conseguimos ler o cadastro do eleitor. Confira se a pessoa aceita receber mensagens.
        </PanelNotice>
      )}
      {!isReading && !closed && !chatHref && (
        <PanelNotice>
          {noChat
            ? `Nenhuma mensagem lhe é enviada. ${noChat}`
            : dialHref
              ? 'O cadastro não tem celular com DDD.'
              : 'O cadastro não tem telefone.'}
        </PanelNotice>
      )}
      {heldHref && (
        <PanelNotice live>
          <p>O navegador bloqueou a aba do WhatsApp.</p>
          <p>
            <a href={heldHref} target="_blank" rel="noopener noreferrer" ref={takeFocus}>
              Abrir o WhatsApp
            </a>
          </p>
        </PanelNotice>
      )}
      <Said as="div">{others && <OtherWays asked={[row]} voter={others} text={text} />}</Said>
      <Text>{text}</Text>
    </PanelContent>
  );
}
