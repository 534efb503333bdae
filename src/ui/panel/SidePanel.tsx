import { Layer } from 'grommet/es6/components/Layer';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Location } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';
import { IconButton } from '../button/IconButton';
import { waitReason } from '../button/waitReason';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icons';
import { DiscardQuestion } from './DiscardQuestion';
import { PanelClose } from './PanelCloseButton';
import { column } from './PanelContent';
import {
  isPanelOpen,
  panelClosed,
  panelOpened,
  startingPoint,
  stepInProgress,
  stepTaken,
  type Step,
} from './panelFocus';
import { free, PanelHold, usePanelHost, type Neighbours } from './panelHost';
import { useLeaveGuard } from './useLeaveGuard';

const fromRight = keyframes`
  from { transform: translateX(24px); opacity: 0; }
`;
const fromLeft = keyframes`
  from { transform: translateX(-24px); opacity: 0; }
`;

/** What a panel is for; all of a kind are as wide as each other. */
export type PanelKind = 'details' | 'form' | 'filter' | 'short';

/** In rem, on a wide window; a phone is filled. A filter has room for two columns of fields. */
const widths: Record<PanelKind, number> = { details: 35, form: 40, filter: 35, short: 30 };

const Sheet = styled.div<{ $kind: PanelKind; $from: 'left' | 'right' | null }>`
  position: relative;
  display: flex;
  width: min(${({ $kind }) => widths[$kind]}rem, 100vw);
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

const Frame = styled.div`
  ${column}
`;

/** In a low window the head and the actions scroll with what stands between them. */
const Whole = styled(Frame)`
  @media (height < 30rem) {
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding: 32px 0 28px;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: none;
  min-height: 3.75rem;
  padding: 10px 12px 10px 24px;
  border-bottom: var(--line-width) solid var(--line);

  h2 {
    flex: 1;
    min-width: 0;
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }

  h2:focus {
    outline: none;
  }

  @media (width < 48rem) {
    padding-left: 16px;
  }
`;

export interface SidePanelProps {
  title: string;
  /** `PanelContent` or a `PanelForm`; what stands there may change while the panel stays, as from loading to a form. */
  children: ReactNode;
  /** Short, for a question or a list of few lines, unless told. */
  kind?: PanelKind;
  /** Its head leads to the records beside the one it is about. */
  neighbours?: Neighbours | undefined;
}

/**
 * A modal panel that slides in from the side its host says. Mount it to open it, unmount it to close it; one at a time
 * is its host's business. It closes only with the agreement of its content: never while that is busy, and after asking
 * when something typed would be lost. The focus goes to its first field (also when that arrives after loading), else to
 * its title, stays inside, and returns to what opened it.
 */
export function SidePanel({ title, kind = 'short', neighbours, children }: SidePanelProps) {
  const { close, side, isDetails } = usePanelHost();
  const titleId = useId();
  const [isClosing, setClosing] = useState(false);
  const [backQuestion, setBackQuestion] = useState<Question | null>(null);
  const [{ dirty, busy }, setHeld] = useState(free);
  const hold = useRef(free);
  const setHold = useCallback((held: typeof free) => {
    hold.current = held;
    setHeld(held);
  }, []);
  // A panel that takes another's place, as editing that of the details, is there already.
  const [slides] = useState(() => !isPanelOpen());
  const [steppedBy] = useState(stepInProgress);

  useLayoutEffect(() => {
    const opener = panelOpened();
    return () => panelClosed(opener);
  }, []);

  const requestClose = () => {
    if (busy || isBelowAnotherLayer(titleId)) return;
    if (dirty) setClosing(true);
    else close();
  };
  const closeQuestion: Question = {
    keep: () => setClosing(false),
    discard: () => {
      setClosing(false);
      close();
    },
  };
  const question = backQuestion ?? (isClosing ? closeQuestion : null);
  const isAsking = question !== null;

  const step = (to: Step) => {
    if (!neighbours?.[to] || dirty || busy || isAsking) return;
    stepTaken(to);
    neighbours[to]();
  };
  const escape = () => (question ? question.keep() : requestClose());
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
        const stepped = stepOf(event);
        if (stepped && neighbours) {
          event.preventDefault();
          step(stepped);
        }
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
      <Sheet data-kind={kind} data-details={isDetails || undefined} $kind={kind} $from={slides ? side : null}>
        <PanelHold value={setHold}>
          <PanelClose value={requestClose}>
            <PanelFrame
              title={title}
              titleId={titleId}
              busy={busy}
              isCovered={isAsking}
              onCloseRequest={requestClose}
              neighbours={neighbours}
              steppedBy={steppedBy}
              onStep={step}
            >
              {children}
            </PanelFrame>
          </PanelClose>
        </PanelHold>
        {question && <DiscardQuestion onKeep={question.keep} onDiscard={question.discard} />}
        <HistoryGuard dirty={dirty} busy={busy} hold={hold} onQuestion={setBackQuestion} />
      </Sheet>
    </Layer>
  );
}

/** What the two answers to the question do. */
interface Question {
  keep: () => void;
  discard: () => void;
}

/** The panel's own place in the address is left, too, by Back. */
const isElsewhere = (from: Location, to: Location) =>
  from.pathname !== to.pathname || from.search !== to.search;

interface HistoryGuardProps {
  dirty: boolean;
  busy: boolean;
  /** The same, as they are at this very moment. */
  hold: RefObject<{ dirty: boolean; busy: boolean }>;
  onQuestion: (question: Question | null) => void;
}

/**
 * Hears Back, and the tab being closed while something would be lost; while a call is pending, Back does nothing. It
 * listens from the opening on, so that Back on the heels of the first letter is asked about as well.
 */
function HistoryGuard({ dirty, busy, hold, onQuestion }: HistoryGuardProps) {
  const holds = useCallback(() => hold.current.dirty || hold.current.busy, [hold]);
  const question = useLeaveGuard({ dirty: dirty || busy, holds, isLeaving: isElsewhere });
  useEffect(() => {
    if (busy) question?.keep();
    else onQuestion(question);
  }, [busy, onQuestion, question]);
  useEffect(() => () => onQuestion(null), [onQuestion]);
  return null;
}

interface PanelFrameProps {
  title: string;
  titleId: string;
  busy: boolean;
  /** The question lies over it. */
  isCovered: boolean;
  onCloseRequest: () => void;
  neighbours: Neighbours | undefined;
  /** The button that led here from another record. */
  steppedBy: Step | null;
  onStep: (step: Step) => void;
  children: ReactNode;
}

/** What Layer shows. A component of its own because its elements exist only after Layer has made its container. */
function PanelFrame({
  title,
  titleId,
  busy,
  isCovered,
  onCloseRequest,
  neighbours,
  steppedBy,
  onStep,
  children,
}: PanelFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const stepButton = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useStartingFocus(steppedBy && neighbours ? stepButton : heading, content);
  useEffect(coverScrollbar, []);
  useFocusKeptUnder(isCovered, content);

  return (
    <Whole inert={isCovered}>
      <Head>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {neighbours &&
          steps.map(({ step, label, keys, icon, none }) => (
            <IconButton
              key={step}
              ref={step === steppedBy ? stepButton : undefined}
              label={label}
              aria-keyshortcuts={keys}
              data-step={step}
              icon={icon}
              blockedReason={neighbours[step] ? undefined : none}
              onClick={() => onStep(step)}
            />
          ))}
        <IconButton
          label="Fechar"
          icon={<CloseIcon />}
          blockedReason={busy ? waitReason : undefined}
          onClick={onCloseRequest}
        />
      </Head>
      <Frame ref={content}>{children}</Frame>
    </Whole>
  );
}

const steps = [
  {
    step: 'previous',
    label: 'Registro anterior',
    keys: 'Alt+ArrowUp',
    icon: <ChevronLeftIcon />,
    none: 'Não há registro antes deste na página.',
  },
  {
    step: 'next',
    label: 'Próximo registro',
    keys: 'Alt+ArrowDown',
    icon: <ChevronRightIcon />,
    none: 'Não há registro depois deste na página.',
  },
] as const;

/** Alt with an arrow, which in a list or a select means to open it. */
function stepOf({ altKey, key, target, defaultPrevented }: KeyboardEvent): Step | null {
  if (!altKey || defaultPrevented) return null;
  if (target instanceof Element && target.matches('select, [role="combobox"]')) return null;
  return key === 'ArrowUp' ? 'previous' : key === 'ArrowDown' ? 'next' : null;
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

/** Focuses the title, and the first field as soon as there is one, unless the person has gone elsewhere meanwhile. */
function useStartingFocus(
  heading: React.RefObject<HTMLElement | null>,
  content: React.RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const place = content.current;
    if (!place) return;
    const start = startingPoint(place);
    (start ?? heading.current)?.focus();
    if (start) return;

    const watch = new MutationObserver(() => {
      const late = startingPoint(place);
      if (!late) return;
      watch.disconnect();
      const { activeElement } = document;
      if (activeElement === heading.current || activeElement === document.body) late.focus();
    });
    watch.observe(place, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [heading, content]);
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

/** Presses the form's own button, so that a busy or blocked one holds for the keyboard too; with Shift, the one beside. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  const wanted = event.shiftKey ? 'form button[data-go-on]' : 'form button[type="submit"]';
  const button = event.currentTarget.querySelector<HTMLElement>(wanted);
  if (!button?.closest('[inert]')) button?.click();
}
