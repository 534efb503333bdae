import {
  createElement,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { css, keyframes, styled } from '../style';
import { IconButton } from '../button/IconButton';
import { waitReason } from '../button/waitReason';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icons';
import { DiscardQuestion } from './DiscardQuestion';
import { HistoryGuard, type LeaveQuestion } from './HistoryGuard';
import { Layer } from './Layer';
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
} from '../focus/panelFocus';
import { holdFocus } from '../focus/holdFocus';
import { allSignposts, signpost, signpostAround } from '../signposts';
import { useDocumentEvent } from '../useDocumentEvent';
import {
  FrameOfPanel,
  free,
  PanelHold,
  usePanelHost,
  type PanelKind,
  type SidePanelProps,
} from './panelHost';
import { belongsToPopup, submitOnCtrlEnter } from './panelKeys';

const fromRight = keyframes`
  from { transform: translateX(24px); opacity: 0; }
`;
const widths: Record<PanelKind, number> = { details: 35, form: 40, filter: 35, short: 30 };

const Sheet = styled.div<{ $kind: PanelKind; $slides: boolean }>`
  position: relative;
  display: flex;
  width: min(${({ $kind }) => widths[$kind]}rem, 100vw);
  height: 100vh;
  height: 100dvh;
  background: var(--surface);
  color: var(--ink);
  outline: none;
  ${({ $slides }) =>
    $slides &&
    css`
      animation: ${fromRight} var(--motion);
    `}

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Frame = styled.div`
  ${column}
`;

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

/**
 * A modal sliding panel, open while mounted, one at a time. Does not close while busy; asks about unsaved
 * input. Focus: the first field, even a late one, else the title; trapped, and returned to the opener.
 */
export function SidePanel(props: SidePanelProps) {
  return createElement(useContext(FrameOfPanel) ?? SideSheet, props);
}

function SideSheet({ title, kind = 'short', neighbours, children }: SidePanelProps) {
  const { close, isDetails } = usePanelHost();
  const titleId = useId();
  const [isClosing, setClosing] = useState(false);
  const [backQuestion, setBackQuestion] = useState<LeaveQuestion | null>(null);
  const [{ dirty, busy, words, isUnder }, setHeld] = useState(free);
  const hold = useRef(free);
  const setHold = useCallback((held: typeof free) => {
    hold.current = held;
    setHeld(held);
  }, []);
  // Set before the next render: Back right after the first keystroke asks too.
  const holds = useCallback(() => hold.current.dirty || hold.current.busy, []);
  const sheet = useRef<HTMLDivElement>(null);
  const attachSheet = useCallback(
    (element: HTMLDivElement | null) => {
      sheet.current = element;
      return signpost('dialog', isDetails ? 'details' : '')(element);
    },
    [isDetails],
  );
  // A panel that replaces another, e.g. details by edit, does not slide in.
  const [slides] = useState(() => !isPanelOpen());
  const [steppedBy] = useState(stepInProgress);

  useLayoutEffect(() => {
    const opener = panelOpened();
    return () => panelClosed(opener);
  }, []);

  const requestClose = () => {
    // A newer layer, e.g. sign in again, must be answered first.
    if (busy || !sheet.current?.contains(allSignposts('dialog').at(-1) ?? null)) return;
    if (dirty) setClosing(true);
    else close();
  };
  const closeQuestion: LeaveQuestion = {
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
  // When focus fell back to body, e.g. as the focused button unmounted.
  useDocumentEvent('keydown', ({ key, target, defaultPrevented }) => {
    if (key === 'Escape' && target === document.body && !defaultPrevented) escape();
  });

  return (
    <Layer
      position="right"
      full="vertical"
      role="dialog"
      aria-modal
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        if (!isAsking) submitOnCtrlEnter(event);
        const stepped = stepOf(event);
        if (stepped && neighbours) {
          event.preventDefault();
          step(stepped);
        }
        if (event.key !== 'Escape') return;
        // A panel below must not handle the same key.
        event.stopPropagation();
        if (!belongsToPopup(event)) escape();
      }}
      onClickOutside={(event: MouseEvent) => {
        if (signpostAround('notices', event.target) || isAsking) return;
        // Keep focus from moving to the pressed element: the question may need it.
        event.preventDefault();
        requestClose();
      }}
    >
      {/* Focusable: otherwise a press on plain text focuses the surrounding layer, where the panel receives no keys. */}
      <Sheet ref={attachSheet} tabIndex={-1} data-kind={kind} $kind={kind} $slides={slides}>
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
        {question && <DiscardQuestion words={words} onKeep={question.keep} onDiscard={question.discard} />}
        {!isUnder && (
          <HistoryGuard dirty={dirty || busy} busy={busy} holds={holds} onQuestion={setBackQuestion} />
        )}
      </Sheet>
    </Layer>
  );
}

interface PanelFrameProps extends Omit<SidePanelProps, 'kind'> {
  titleId: string;
  busy: boolean;
  isCovered: boolean;
  onCloseRequest: () => void;
  steppedBy: Step | null;
  onStep: (step: Step) => void;
}

/** Layer's content. A separate component, as its elements exist only once Layer has made its container. */
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
              ref={(button) => {
                if (step === steppedBy) stepButton.current = button;
                return signpost(step)(button);
              }}
              label={label}
              aria-keyshortcuts={keys}
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
    label: 'Ver o anterior',
    keys: 'Alt+ArrowUp',
    icon: <ChevronLeftIcon />,
    none: 'Não há outro antes deste na página.',
  },
  {
    step: 'next',
    label: 'Ver o próximo',
    keys: 'Alt+ArrowDown',
    icon: <ChevronRightIcon />,
    none: 'Não há outro depois deste na página.',
  },
] as const;

function stepOf({ altKey, key, target, defaultPrevented }: KeyboardEvent): Step | null {
  if (!altKey || defaultPrevented) return null;
  if (target instanceof HTMLSelectElement) return null;
  if (target instanceof Element && target.getAttribute('role') === 'combobox') return null;
  return key === 'ArrowUp' ? 'previous' : key === 'ArrowDown' ? 'next' : null;
}

// Layer's scroll lock leaves the scrollbar's space empty: gives it to the panel without resizing the page;
// returns the undo.
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

/**
 * Focuses the title, then the first field once it appears, unless the person has moved focus meanwhile; focus
 * on the close button may come from the layer itself.
 */
function useStartingFocus(heading: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const place = content.current;
    // The content may have focused a field of its own choice.
    if (!place || place.contains(document.activeElement)) return;
    const start = startingPoint(place);
    const isHere = () => {
      const { activeElement: at } = document;
      return at === heading.current || place.contains(at);
    };
    const focus = () => (startingPoint(place) ?? heading.current)?.focus();
    focus();
    // A panel below holds focus until this one's layer exists; a field that appears meanwhile keeps it.
    const again = isHere() ? undefined : setTimeout(() => isHere() || focus());
    if (start) {
      const end = holdFocus({
        focus,
        isWithin: (target) => place.contains(target),
        // A newer layer holds focus.
        isOver: () => !allSignposts('dialog').at(-1)?.contains(place),
        forMs: settling,
      });
      return () => {
        clearTimeout(again);
        end();
      };
    }

    let isMoved = false;
    const note = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Tab') isMoved = true;
    };
    const watch = new MutationObserver(() => {
      const late = startingPoint(place);
      if (!late) return;
      watch.disconnect();
      const { activeElement: at } = document;
      if (at === heading.current || at === document.body || (!isMoved && !place.contains(at))) late.focus();
    });
    watch.observe(place, { childList: true, subtree: true });
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    return () => {
      clearTimeout(again);
      watch.disconnect();
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
    };
  }, [heading, content]);
}

/** Milliseconds to hold focus, after which moves are intended: screen reader users move it without keys. */
const settling = 1000;

function useFocusKeptUnder(isCovered: boolean, body: RefObject<HTMLElement | null>) {
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
