import type { ReactNode } from 'react';
import { styled } from '@/ui/style';
import { email, type Message } from './campaign';

/* Typed values are rendered as text by React, never as HTML. */

const Letter = styled.article`
  overflow: hidden;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  > header {
    padding: 14px 18px;
    border-bottom: var(--line-width) solid var(--line);
    background: var(--surface-sunken);
    font-size: var(--text-reading);
    font-weight: 600;
    line-height: 1.35;
  }

  > div {
    display: grid;
    gap: 16px;
    padding: 18px 18px 22px;
    line-height: 1.55;
  }

  p {
    white-space: pre-wrap;
  }
`;

const Bubble = styled.article`
  width: fit-content;
  max-width: min(300px, 100%);
  min-width: 96px;
  padding: 10px 14px;
  border-radius: 18px 18px 18px 4px;
  background: var(--surface-sunken);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: 0.9375rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Missing = styled.span`
  color: var(--ink-secondary);
`;

interface MessagePreviewProps {
  typeId: number;
  message: Message;
  /** Shows placeholders for missing parts. */
  live?: boolean;
}

/** A message as recipients see it; an SMS has only the content. */
export function MessagePreview({ typeId, message, live = false }: MessagePreviewProps) {
  const part = (text: string, name: string): ReactNode =>
    text.trim() ? text : live ? <Missing>{name}</Missing> : null;
  if (typeId !== email)
    return <Bubble aria-label="Prévia da mensagem">{part(message.content, 'Conteúdo')}</Bubble>;
  return (
    <Letter aria-label="Prévia da mensagem">
      <header>{part(message.subject, 'Assunto')}</header>
      <div>
        <p>{part(message.greeting, 'Saudação')}</p>
        <p>{part(message.content, 'Conteúdo')}</p>
        <p>{part(message.signature, 'Assinatura')}</p>
      </div>
    </Letter>
  );
}
