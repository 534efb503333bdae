import {
  createContext,
  Fragment,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type SubmitEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { css, styled } from '../style';
import type { Unread } from '@/api/findings';
import { Button } from '../button/Button';
import { waitReason } from '../button/waitReason';
import { UnreadNotice } from '../feedback/UnreadNotice';
import { ServerErrors } from '../form/ServerErrors';
import type { ServerForm } from '../form/useServerForm';
import { PanelCloseButton } from './PanelCloseButton';
import { startingPoint } from '../focus/panelFocus';
import type { DiscardWords } from './DiscardQuestion';
import { free, PanelHold } from './panelHost';

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

/** Head and body; on a phone they scroll together, as a fixed head leaves too little room. */
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
  /* A focused field is scrolled into view with its label and message. */
  scroll-padding: 32px 0 28px;

  /* Server errors are above the panel's whole content. */
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

    /* At least as wide as its text, sharing the rest: no button's text wraps into a narrow column. */
    > button,
    > a {
      flex: 1 1 auto;
    }
  }
`;

/** Parts of the panel's record that could not be read, shown as a notice above it. */
export const UnreadInPanel = createContext<Unread | undefined>(undefined);

interface PanelContentProps {
  children: ReactNode;
  head?: ReactNode;
  footer?: ReactNode;
  dirty?: boolean;
  busy?: boolean;
  /** Asked before closing, where `dirty` is not about typed input; a constant. */
  words?: DiscardWords;
}

/** A panel's scrolling body and its actions. */
export function PanelContent({
  children,
  head,
  footer,
  dirty = false,
  busy = false,
  words,
}: PanelContentProps) {
  const hold = useContext(PanelHold);
  useLayoutEffect(() => {
    hold({ dirty, busy, words });
    return () => hold(free);
  }, [hold, dirty, busy, words]);
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
      {footer && <Foot data-tools>{footer}</Foot>}
    </>
  );
}

interface PanelSubmitProps extends PanelContentProps {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
}

/** Panel content that is one form. */
export function PanelSubmit({ onSubmit, onKeyDown, ...content }: PanelSubmitProps) {
  return (
    <Form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <PanelContent {...content} />
    </Form>
  );
}

export interface PanelFormProps<V extends FieldValues> {
  form: ServerForm<V>;
  children: ReactNode;
  saveText?: string;
  busyText?: string;
  blockedReason?: string | undefined;
  another?: string;
  /** The action cannot be undone. */
  isDanger?: boolean;
}

/** A form as panel content. Closing with unsaved input asks first; may continue with another record. */
export function PanelForm<V extends FieldValues>({
  form,
  children,
  saveText = 'Salvar',
  busyText = 'Salvando...',
  blockedReason,
  another = 'outro',
  isDanger = false,
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
            // Not type "submit": Enter must press the other button.
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
            kind={isDanger ? 'danger' : 'primary'}
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
