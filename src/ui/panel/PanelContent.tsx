import {
  createContext,
  Fragment,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type FormEvent,
  type ReactNode,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import styled, { css } from 'styled-components';
import type { Unread } from '@/api/findings';
import { Button } from '../button/Button';
import { waitReason } from '../button/waitReason';
import { UnreadNotice } from '../feedback/UnreadNotice';
import { ServerErrors } from '../form/ServerErrors';
import type { ServerForm } from '../form/useServerForm';
import { PanelCloseButton } from './PanelCloseButton';
import { startingPoint } from './panelFocus';
import { free, PanelHold } from './panelHost';

/** Fills the panel's height; what is long scrolls in its body. */
export const column = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  margin: 0;

  @media (height < 30rem) {
    display: block;
  }
`;

const Form = styled.form`
  ${column}
`;

/** A head and the body under it, which on a phone scroll as one: there the head would leave too little of the rest. */
const Headed = styled.div`
  ${column}

  @media (width < 48rem) and (height >= 30rem) {
    display: block;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding: 32px 0 28px;

    > :last-child {
      overflow: visible;
    }
  }
`;

const HeadBox = styled.div`
  flex: none;
  padding: 16px 24px;
  border-bottom: var(--line-width) solid var(--line);

  @media (width < 48rem) {
    padding: 14px 16px;
  }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 20px 24px 28px;
  /* A field that gets the focus comes into sight with its label and its message. */
  scroll-padding: 32px 0 28px;

  /* What the server said stands over all there is in the panel. */
  > [role='alert'] + * {
    margin-top: 20px;
  }

  @media (width < 48rem) {
    padding: 16px 16px 24px;
  }

  @media (height < 30rem) {
    overflow: visible;
  }
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 24px max(12px, env(safe-area-inset-bottom));
  border-top: var(--line-width) solid var(--line);
  background: var(--surface);

  @media (width < 48rem) {
    padding-inline: 16px;

    > button,
    > a {
      flex: 1;
    }
  }
`;

/** What of the panel's record could not be read, to be said over what is shown of it. */
export const UnreadInPanel = createContext<Unread | undefined>(undefined);

interface PanelContentProps {
  children: ReactNode;
  /** Who or what it is about, in sight over the part that scrolls. */
  head?: ReactNode;
  /** The actions, always in sight: the main one last. */
  footer?: ReactNode;
  /** Something typed would be lost: closing asks first. */
  dirty?: boolean;
  /** A call is pending: the panel stays. */
  busy?: boolean;
}

/** What stands under a panel's head: the part that scrolls, and the actions under it. */
export function PanelContent({ children, head, footer, dirty = false, busy = false }: PanelContentProps) {
  const hold = useContext(PanelHold);
  useLayoutEffect(() => {
    hold({ dirty, busy });
    return () => hold(free);
  }, [hold, dirty, busy]);
  const body = (
    <Body>
      <UnreadNotice unread={useContext(UnreadInPanel)} />
      {children}
    </Body>
  );
  return (
    <>
      {head ? (
        <Headed>
          <HeadBox>{head}</HeadBox>
          {body}
        </Headed>
      ) : (
        body
      )}
      {footer && <Foot>{footer}</Foot>}
    </>
  );
}

interface PanelSubmitProps extends PanelContentProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
}

/** Content that is one form: its submit button, Enter in a field and Ctrl+Enter anywhere all come to `onSubmit`. */
export function PanelSubmit({ onSubmit, ...content }: PanelSubmitProps) {
  return (
    <Form noValidate onSubmit={onSubmit}>
      <PanelContent {...content} />
    </Form>
  );
}

export interface PanelFormProps<V extends FieldValues> {
  form: ServerForm<V>;
  children: ReactNode;
  saveText?: string;
  busyText?: string;
  /** Why saving is not possible for now. */
  blockedReason?: string | undefined;
  /** What one more record is, by the gender of its word: 'outra' tarefa. */
  another?: string;
}

/**
 * A panel's content that is saved: what the server says of no field, the fields, Cancelar and Salvar in sight. Leaving
 * asks before discarding what was typed. A form that may go on with another record says so beside Salvar; its fields
 * are then new ones, and the first has the focus.
 */
export function PanelForm<V extends FieldValues>({
  form,
  children,
  saveText = 'Salvar',
  busyText = 'Salvando...',
  blockedReason,
  another = 'outro',
}: PanelFormProps<V>) {
  const { round, submitAndGoOn } = form;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0 && fields.current) startingPoint(fields.current)?.focus();
  }, [round]);
  return (
    <PanelSubmit
      dirty={form.isDirty}
      busy={form.busy}
      onSubmit={form.submit}
      footer={
        <>
          <PanelCloseButton>Cancelar</PanelCloseButton>
          {submitAndGoOn && (
            // Not of type "submit": Enter is to press the other one.
            <Button
              data-go-on
              blockedReason={blockedReason ?? (form.busy ? waitReason : undefined)}
              onClick={(event) => void submitAndGoOn(event)}
            >
              Salvar e criar {another}
            </Button>
          )}
          <Button
            type="submit"
            kind="primary"
            busy={form.busy}
            busyText={busyText}
            blockedReason={blockedReason}
          >
            {saveText}
          </Button>
        </>
      }
    >
      <ServerErrors messages={form.generalErrors} failure={form.failure} />
      <div ref={fields}>
        <Fragment key={round}>{children}</Fragment>
      </div>
    </PanelSubmit>
  );
}
