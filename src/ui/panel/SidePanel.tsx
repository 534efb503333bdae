import { Layer } from 'grommet/es6/components/Layer';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styled, { css, keyframes } from 'styled-components';
import { IconButton } from '../button/IconButton';
import { CloseIcon } from '../icons';
import { DiscardQuestion } from './DiscardQuestion';
import { PanelClose } from './PanelCloseButton';
import { isPanelOpen, panelClosed, panelOpened, startingPoint } from './panelFocus';

const fromRight = keyframes`
  from { transform: translateX(24px); opacity: 0; }
`;
const fromLeft = keyframes`
  from { transform: translateX(-24px); opacity: 0; }
`;

const Sheet = styled.div<{ $width: number; $from: 'left' | 'right' | null }>`
  position: relative;
  display: flex;
  width: min(${({ $width }) => $width}px, 100vw);
  height: 100vh;
  height: 100dvh;
  background: var(--surface);
  color: var(--ink);
  ${({ $from }) =>
    $from &&
    css`
      animation: ${$from === 'left' ? fromLeft : fromRight} var(--motion);
    `}

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const frame = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  margin: 0;
`;
const Frame = styled.div`
  ${frame}
`;
const Form = styled.form`
  ${frame}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: none;
  min-height: 60px;
  padding: 10px 12px 10px 24px;
  border-bottom: 1px solid var(--line);

  h2 {
    flex: 1;
    min-width: 0;
    font-size: 17px;
    overflow-wrap: anywhere;
  }

  h2:focus {
    outline: none;
  }

  @media (max-width: 767.98px) {
    padding-left: 16px;
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

  @media (max-width: 767.98px) {
    padding: 16px 16px 24px;
  }
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 24px max(12px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);

  @media (max-width: 767.98px) {
    padding-inline: 16px;

    > button,
    > a {
      flex: 1;
    }
  }
`;

export interface SidePanelProps {
  title: string;
  /** Called once the panel may close: never while `busy`, and only after the person agreed to discard. */
  onClose: () => void;
  children: ReactNode;
  /** The actions, always in sight: the main one last. */
  footer?: ReactNode;
  /** Makes body and footer one form: its submit button, Enter in a field and Ctrl+Enter anywhere all come here. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Something typed would be lost: closing asks first. */
  dirty?: boolean;
  /** A call is pending: the panel stays. */
  busy?: boolean;
  side?: 'right' | 'left';
  /** Pixels on a wide window, 480 to 640; a phone is filled. */
  width?: number;
}

/**
 * A modal panel that slides in from the side (document 1, section 2; document 3, section 2.15). Mount it to open it,
 * unmount it to close it; one at a time is its caller's business. The focus goes to its first field (also when that
 * arrives after loading), else to its title, stays inside, and returns to what opened it.
 */
export function SidePanel(props: SidePanelProps) {
  const { onClose, dirty = false, busy = false, side = 'right' } = props;
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  // A panel that takes another's place, as a form that of its loading state, is there already.
  const [slides] = useState(() => !isPanelOpen());

  useLayoutEffect(() => {
    const opener = panelOpened();
    return () => panelClosed(opener);
  }, []);

  const requestClose = () => {
    if (busy || isBelowAnotherLayer(titleId)) return;
    if (dirty) setAsking(true);
    else onClose();
  };

  const escape = () => (isAsking ? setAsking(false) : requestClose());
  useEscapeWithoutFocus(escape);

  return (
    <Layer
      position={side}
      full="vertical"
      responsive={false}
      animation={false}
      role="dialog"
      aria-modal
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        submitOnCtrlEnter(event);
        if (event.key !== 'Escape') return;
        // What stands around, as a panel below this one, must not take the same key for its own.
        event.stopPropagation();
        if (!belongsToPopup(event)) escape();
      }}
      onClickOutside={(event: MouseEvent) => {
        if (isNotice(event.target) || isAsking) return;
        // A press moves the focus to what was pressed: the question that may come now keeps it.
        event.preventDefault();
        requestClose();
      }}
    >
      <Sheet $width={props.width ?? 480} $from={slides ? side : null}>
        <PanelClose value={requestClose}>
          <PanelFrame {...props} titleId={titleId} isCovered={isAsking} onCloseRequest={requestClose} />
        </PanelClose>
        {isAsking && (
          <DiscardQuestion
            onKeep={() => setAsking(false)}
            onDiscard={() => {
              setAsking(false);
              onClose();
            }}
          />
        )}
      </Sheet>
    </Layer>
  );
}

interface PanelFrameProps extends SidePanelProps {
  titleId: string;
  /** The question lies over it. */
  isCovered: boolean;
  onCloseRequest: () => void;
}

/** What Layer shows. A component of its own because its elements exist only after Layer has made its container. */
function PanelFrame({
  title,
  titleId,
  children,
  footer,
  onSubmit,
  busy = false,
  isCovered,
  onCloseRequest,
}: PanelFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useStartingFocus(heading, body);
  useEffect(coverScrollbar, []);
  useFocusKeptUnder(isCovered, body);

  const content = (
    <>
      <Body ref={body}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </>
  );
  return (
    <Frame inert={isCovered}>
      <Head>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton
          label="Fechar"
          icon={<CloseIcon />}
          blockedReason={busy ? 'Aguarde a operação terminar.' : undefined}
          onClick={onCloseRequest}
        />
      </Head>
      {onSubmit ? (
        <Form noValidate onSubmit={onSubmit}>
          {content}
        </Form>
      ) : (
        <Frame>{content}</Frame>
      )}
    </Frame>
  );
}

/**
 * Layer stops the page from scrolling, which leaves the place of its scrollbar bare beside the panel. Gives that place
 * to the panel and keeps the page as wide as it was; the returned function undoes it.
 */
function coverScrollbar() {
  const { documentElement: root, body } = document;
  const bodyWidth = body.getBoundingClientRect().width;
  const scrollbar = window.innerWidth - bodyWidth;
  if (bodyWidth === 0 || scrollbar <= 0) return;
  root.style.scrollbarGutter = 'auto';
  body.style.paddingRight = `${scrollbar}px`;
  return () => {
    root.style.scrollbarGutter = '';
    body.style.paddingRight = '';
  };
}

/** Focuses the title, and the first field as soon as there is one, until the person has begun to act. */
function useStartingFocus(
  heading: React.RefObject<HTMLElement | null>,
  body: React.RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const content = body.current;
    if (!content) return;
    const focusStart = () => {
      const start = startingPoint(content);
      start?.focus();
      return start !== null;
    };
    if (focusStart()) return;
    heading.current?.focus();

    const watch = new MutationObserver(() => focusStart() && stop());
    const stop = () => {
      watch.disconnect();
      document.removeEventListener('keydown', stop, true);
      document.removeEventListener('pointerdown', stop, true);
    };
    watch.observe(content, { childList: true, subtree: true });
    document.addEventListener('keydown', stop, true);
    document.addEventListener('pointerdown', stop, true);
    return stop;
  }, [heading, body]);
}

/** Returns the focus to the field it was in when the question over it goes away. */
function useFocusKeptUnder(isCovered: boolean, body: React.RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const content = body.current;
    if (!content || isCovered) return;
    if (last.current?.isConnected) last.current.focus();
    else if (content.contains(document.activeElement)) last.current = document.activeElement as HTMLElement;
    const remember = (event: FocusEvent) => {
      last.current = event.target as HTMLElement;
    };
    content.addEventListener('focusin', remember);
    return () => content.removeEventListener('focusin', remember);
  }, [isCovered, body]);
}

/** Hears Esc when the focus was lost to the page, as when the focused button went away. */
function useEscapeWithoutFocus(onEscape: () => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && event.target === document.body && !event.defaultPrevented)
        latest.current();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** Esc that closes a list or calendar opened from within the panel is theirs. */
function belongsToPopup(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  return (
    target?.closest('[aria-expanded="true"][aria-haspopup], [aria-expanded="true"][role="combobox"]') != null
  );
}

/** Grommet hides from screen readers what a newer layer covers, as the one that asks to sign in again. */
const isBelowAnotherLayer = (titleId: string) =>
  document.getElementById(titleId)?.closest('[aria-hidden="true"]') != null;

/** A press on a notice is not one outside of the panel. */
const isNotice = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/** Presses the form's own button, so that a busy or blocked one holds for the keyboard too. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  const button = event.currentTarget.querySelector<HTMLElement>('form button[type="submit"]');
  if (!button?.closest('[inert]')) button?.click();
}
