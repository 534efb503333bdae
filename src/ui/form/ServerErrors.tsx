import { useCallback, useEffect, useRef } from 'react';
import { styled } from '../style';
import type { ApiFailure } from '@/api/failure';
import { LateDetails } from '../feedback/LateDetails';
import { signpost } from '../signposts';
import { useStillHere } from '../useStillHere';
import { Alert } from './icons';

const ErrorBox = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border: 1px solid var(--danger);
  border-radius: var(--radius);
  background: var(--danger-soft);
  color: var(--danger);
  font: 500 var(--text-body) / 1.25rem var(--font);
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid var(--danger);
    outline-offset: 2px;
  }

  > svg {
    flex-shrink: 0;
    margin-top: 2px;
  }

  li + li {
    margin-top: 4px;
  }

  & + fieldset {
    margin-top: 20px;
  }
`;

interface ServerErrorsProps {
  messages: readonly string[];
  failure?: ApiFailure | null | undefined;
}

/** Server errors of no field. Takes focus, unless a field is invalid or the person is leaving. */
export function ServerErrors({ messages, failure }: ServerErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const attach = useCallback((element: HTMLDivElement | null) => {
    box.current = element;
    return signpost('problem')(element);
  }, []);
  const isHere = useStillHere();
  useEffect(() => {
    if (messages.length > 0 && isHere()) box.current?.focus();
  }, [messages, isHere]);
  if (messages.length === 0) return null;
  return (
    <>
      <ErrorBox ref={attach} role="alert" tabIndex={-1}>
        <Alert />
        {messages.length === 1 ? (
          <p>{messages[0]}</p>
        ) : (
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </ErrorBox>
      <LateDetails of={failure} />
    </>
  );
}
