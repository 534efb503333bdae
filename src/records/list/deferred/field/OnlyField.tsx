import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from '@/ui/style';
import { IconButton } from '@/ui/button/IconButton';
import { waitReason } from '@/ui/button/waitReason';
import type { WriteResult } from '@/ui/feedback/offers';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import { openNextFrom, panelClosed, panelOpened, startingPoint } from '@/ui/focus/panelFocus';
import { CloseIcon } from '@/ui/icons';
import { Menu } from '@/ui/menu/MenuButton';
import { DiscardQuestion } from '@/ui/panel/DiscardQuestion';
import { HistoryGuard, type LeaveQuestion } from '@/ui/panel/HistoryGuard';
import { Layer } from '@/ui/panel/Layer';
import { PanelClose } from '@/ui/panel/PanelCloseButton';
import {
  FrameOfPanel,
  free,
  PanelHold,
  PanelHostContext,
  usePanelHost,
  type PanelHost,
  type SidePanelProps,
} from '@/ui/panel/panelHost';
import { belongsToPopup, submitOnCtrlEnter } from '@/ui/panel/panelKeys';
import { signpost } from '@/ui/signposts';
import { placeBeside } from '@/ui/popover/placement';
import { windowWidth } from '../windowWidth';
import { choicesIn, fieldsNamed, showOnly } from './fieldsAlone';
import type { EditFormOf } from './editFormOf';

const Room = styled.div`
  position: relative;
  width: 100vw;
  height: 100vh;
  height: 100dvh;
`;

const Box = styled.div`
  position: absolute;
  display: flex;
  flex-direction: column;
  width: min(26rem, calc(100vw - 1rem));
  overflow: hidden;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  color: var(--ink);

  &[data-waiting] {
    visibility: hidden;
  }

  /* Whatever its display value. */
  [hidden] {
    display: none !important;
  }

  /* There is no group before the field to separate it from. */
  fieldset,
  section {
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: none;
  padding: 6px 8px 0 24px;

  h2 {
    flex: 1;
    min-width: 0;
    color: var(--ink-secondary);
    font: 500 0.8125rem / 1.125rem var(--font);
    overflow-wrap: anywhere;
  }

  @media (width < 48rem) {
    padding-left: 16px;
  }
`;

interface Asking {
  /** Labels of the fields to edit; null lets the person choose. */
  names: readonly string[] | null;
  /** The element beside which the fields are shown. */
  element: HTMLElement;
  /** Focus returns to it. */
  opener: HTMLElement | undefined;
  onShown: () => void;
  /** Called if the form has no such field, or a locked one, whose explanation is passed. */
  onNone: (why: string) => void;
}

const AskingContext = createContext<Asking | null>(null);

interface OnlyFieldProps extends Asking {
  form: EditFormOf;
  id: number;
  onClose: () => void;
  onSaved?: (() => void) | undefined;
}

/** A module's own edit form, showing one field beside the value it edits. */
export function OnlyField({ form, id, onClose, onSaved, ...asking }: OnlyFieldProps) {
  const { list, panels: Panels, host: Host } = form;
  const beside = useMemo(() => ({ ...list, closePanel: onClose }), [list, onClose]);
  return (
    <FrameOfPanel value={FieldFrame}>
      <AskingContext value={asking}>
        <Host list={beside} panel={{ name: 'edit', id }}>
          <Saved onSaved={onSaved}>
            <Panels name="edit" />
          </Saved>
        </Host>
      </AskingContext>
    </FrameOfPanel>
  );
}

/** Notifies the component below of a save. */
function Saved({ onSaved, children }: { onSaved: (() => void) | undefined; children: ReactNode }) {
  const host = usePanelHost();
  const fieldHost: PanelHost = {
    ...host,
    done: (text, { undo, ...next } = {}) => {
      const undone = async (undoing: () => PromiseLike<WriteResult>) => {
        const result = await undoing();
        onSaved?.();
        return result;
      };
      host.done(text, { ...next, ...(undo && { undo: () => undone(undo) }) });
      onSaved?.();
    },
  };
  return <PanelHostContext value={fieldHost}>{children}</PanelHostContext>;
}

function FieldFrame({ title, children }: SidePanelProps) {
  const { close } = usePanelHost();
  const titleId = useId();
  const [{ dirty, busy, words }, setHold] = useState(free);
  const [isLeaving, setLeaving] = useState(false);
  const [backQuestion, setBackQuestion] = useState<LeaveQuestion | null>(null);
  const outer = useContext(PanelHold);
  const returnsTo = useContext(AskingContext)?.opener;
  useLayoutEffect(() => {
    outer({ ...free, isUnder: true });
    // Set now: the details opened by the first of the two presses may intervene.
    openNextFrom(returnsTo ?? null);
    const opener = panelOpened();
    return () => {
      outer(free);
      panelClosed(opener);
    };
  }, [outer, returnsTo]);

  const leave = () => {
    if (!busy) close();
  };
  const question = backQuestion ?? (isLeaving ? { keep: () => setLeaving(false), discard: close } : null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // The panel below must not handle the same key.
    event.stopPropagation();
    if (!question) submitOnCtrlEnter(event);
    if (event.key !== 'Escape') return;
    if (question) question.keep();
    else if (!belongsToPopup(event)) leave();
  };
  return (
    <Layer
      full
      plain
      role="dialog"
      aria-modal
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onKeyDown={onKeyDown}
    >
      <Room
        onPointerDown={({ target, currentTarget }) => {
          if (target !== currentTarget) return;
          if (dirty) setLeaving(true);
          else leave();
        }}
      >
        <PanelHold value={setHold}>
          <PanelClose value={leave}>
            <FieldBox
              title={title}
              titleId={titleId}
              busy={busy}
              isCovered={question !== null}
              onLeave={leave}
            >
              {children}
            </FieldBox>
          </PanelClose>
        </PanelHold>
        {question && <DiscardQuestion words={words} onKeep={question.keep} onDiscard={question.discard} />}
        {(dirty || busy) && (
          <HistoryGuard dirty={dirty} busy={busy} holds={always} onQuestion={setBackQuestion} />
        )}
      </Room>
    </Layer>
  );
}

/** Mounted only while there is unsaved or pending input. */
const always = () => true;

interface FieldBoxProps extends SidePanelProps {
  titleId: string;
  busy: boolean;
  isCovered: boolean;
  onLeave: () => void;
}

/** The layer's content. A separate component, as its elements exist only once the layer does. */
function FieldBox({ title, titleId, busy, isCovered, onLeave, children }: FieldBoxProps) {
  const asking = useContext(AskingContext);
  if (!asking) throw new Error('A field alone stands outside of an OnlyField');
  const { element, onShown, onNone } = asking;
  const box = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement | null>(element);
  const [asked, ask] = useState(asking.names);
  const [isChoiceLeft, setChoiceLeft] = useState(false);
  const [choices, setChoices] = useState<readonly string[] | null>(null);
  const [state, setState] = useState<'waiting' | 'failed' | 'shown'>('waiting');
  const isSlow = useDelayedFlag(state === 'waiting' && !choices, 400);
  const chosen = asked?.join(' e ').replace(/:$/, '') ?? 'o que mudar';
  const menuId = useId();

  const look = useEffectEvent(() => {
    const form = box.current?.querySelector('form');
    const fields = form?.querySelector<HTMLElement>(':scope > div > div:last-child');
    if (!fields) {
      setState(box.current?.querySelector('[role="alert"]') ? 'failed' : 'waiting');
      return;
    }
    if (!asked) {
      setChoices((before) => before ?? choicesIn(fields));
      return;
    }
    const { boxes, why } = fieldsNamed(fields, asked);
    if (boxes.length > 0) {
      showOnly(fields, boxes);
      setState('shown');
    } else if (state !== 'shown') onNone(why);
  });
  useEffect(() => {
    const content = box.current;
    if (!content) return;
    look();
    const watch = new MutationObserver(() => look());
    watch.observe(content, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-invalid', 'data-invalid'],
    });
    return () => watch.disconnect();
  }, [asked]);

  usePlacedBeside(box, element);

  const leaveUnasked = useEffectEvent(() => {
    if (!asked) onLeave();
  });
  useEffect(() => {
    if (isChoiceLeft) leaveUnasked();
  }, [isChoiceLeft]);

  const start = useEffectEvent(() => {
    onShown();
    const fields = box.current?.querySelector('form');
    const field = fields && asked && fieldsNamed(fields, asked).boxes[0];
    const input = field && startingPoint(field);
    const focus = () => {
      input?.focus();
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
    };
    focus();
    // The layer below holds focus until this one exists.
    return setTimeout(() => document.activeElement !== input && focus());
  });
  useLayoutEffect(() => {
    if (state !== 'shown') return;
    const again = start();
    return () => clearTimeout(again);
  }, [state]);

  return (
    <>
      <Box
        ref={(content) => {
          box.current = content;
          return signpost('dialog')(content);
        }}
        data-waiting={state === 'waiting' && !isSlow ? true : undefined}
        inert={isCovered}
      >
        <Head>
          <h2 id={titleId} aria-label={`${title}: ${chosen}`}>
            {title}
          </h2>
          <IconButton
            label="Fechar"
            icon={<CloseIcon size={16} />}
            blockedReason={busy ? waitReason : undefined}
            onClick={onLeave}
          />
        </Head>
        {/* A panel over the form is an ordinary panel. */}
        <FrameOfPanel value={null}>{children}</FrameOfPanel>
      </Box>
      {choices && !asked && (
        <Menu
          id={menuId}
          label="O que mudar"
          items={choices.map((name) => ({
            label: name.replace(/:$/, ''),
            onSelect: () => ask([name]),
          }))}
          startAt="first"
          anchor={anchor}
          onClose={() => setChoiceLeft(true)}
        />
      )}
    </>
  );
}

/**
 * Below the value, or above it where there is more room; on phones at the top, where the keyboard does not cover it.
 */
function usePlacedBeside(box: RefObject<HTMLElement | null>, element: HTMLElement) {
  useLayoutEffect(() => {
    const content = box.current;
    if (!content) return;
    let side: 'above' | 'below' | undefined;
    const put = () => {
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { style } = content;
      if (windowWidth() < 768) {
        Object.assign(style, { top: '8px', bottom: 'auto', left: '8px', maxHeight: `${view.height - 16}px` });
        return;
      }
      style.removeProperty('max-height');
      const { offsetWidth: width, offsetHeight: height } = content;
      const at = placeBeside(element.getBoundingClientRect(), { width, height }, view, side);
      ({ side } = at);
      style.setProperty('left', `${at.left}px`);
      style.setProperty('top', side === 'below' ? `${at.offset}px` : 'auto');
      style.setProperty('bottom', side === 'above' ? `${at.offset}px` : 'auto');
      style.setProperty('max-height', `${at.maxHeight}px`);
    };
    put();
    const resizes = new ResizeObserver(put);
    resizes.observe(content);
    window.addEventListener('resize', put);
    return () => {
      resizes.disconnect();
      window.removeEventListener('resize', put);
    };
  }, [box, element]);
}
