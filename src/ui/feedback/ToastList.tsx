import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from '../style';
import { Spinner } from '../button/Spinner';
import { TinyButton } from '../button/TinyButton';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons';
import { signpost } from '../signposts';
import { LateDetails } from './LateDetails';
import { dismissToast, toastStore, toastTimes, type Toast, type ToastTone } from './toasts';
import { useFocusReturn } from '../focus/useFocusReturn';

const shownFor = (text: string) => (text.split(/\s+/).length > 10 ? toastTimes.long : toastTimes.short);

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Corner = styled.div`
  position: fixed;
  bottom: calc(var(--phone-bar, 0px) + max(16px, env(safe-area-inset-bottom)));
  left: 16px;
  z-index: 60;
  width: min(25rem, calc(100vw - 2rem));
  pointer-events: none;
`;

const Notice = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  margin-top: 8px;
  padding: 10px 8px 10px 14px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow);
  font: 400 var(--text-body) / 1.25rem var(--font);
  pointer-events: auto;
  animation: ${rise} var(--motion);

  > div {
    flex: 1;
    min-width: 0;
  }

  p {
    padding: 2px 0;
    overflow-wrap: anywhere;
  }
`;

const Mark = styled.span<{ $color: string }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.125rem;
  height: 1.5rem;
  color: ${({ $color }) => $color};
`;

const Progress = styled.progress`
  display: block;
  width: 100%;
  height: 6px;
  margin: 8px 0 4px;
  border: 0;
  border-radius: 3px;
  overflow: hidden;
  appearance: none;
  background: var(--line);
  color: var(--brand);

  &::-webkit-progress-bar {
    background: var(--line);
  }

  &::-webkit-progress-value {
    /* No transition: of a width, it lays out and paints every frame, beside the work that is shown. */
    background: var(--brand);
  }

  &::-moz-progress-bar {
    background: var(--brand);
  }
`;

const TextAction = styled.button`
  min-height: 1.5rem;
  margin: 2px 0 0 -6px;
  padding: 0 6px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--brand);
  font: 600 0.8125rem / 1.5rem var(--font);

  &:hover {
    background: var(--surface-hover);
  }

  & + & {
    margin-left: 6px;
  }
`;

const marks: Record<ToastTone, readonly [color: string, icon: ReactNode]> = {
  success: ['var(--success)', <CheckIcon size={18} />],
  error: ['var(--danger)', <AlertIcon size={18} />],
  info: ['var(--brand)', <InfoIcon size={18} />],
  progress: ['var(--brand)', <Spinner />],
};

function ToastNotice({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const { ref, onFocus } = useFocusReturn<HTMLDivElement>();
  const { id, tone, text, fraction, onCancel, actions, findings } = toast;
  const [color, icon] = marks[tone];
  // Errors stay: they appear nowhere else.
  const leaves = tone !== 'progress' && tone !== 'error' && !actions && !findings && !isHeld;

  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => dismissToast(id), shownFor(text));
    return () => clearTimeout(timer);
  }, [leaves, id, text]);

  return (
    <Notice
      ref={ref}
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        onFocus(event);
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <Mark $color={color}>{icon}</Mark>
      <div>
        <p>{text}</p>
        {fraction !== undefined && <Progress aria-label={text} max={1} value={fraction} />}
        <LateDetails of={findings} />
        {onCancel && (
          <TextAction type="button" onClick={onCancel}>
            Cancelar
          </TextAction>
        )}
        {actions?.map(({ label, onSelect }) => (
          <TextAction
            key={label}
            type="button"
            onClick={() => {
              dismissToast(id);
              onSelect();
            }}
          >
            {label}
          </TextAction>
        ))}
      </div>
      <TinyButton
        type="button"
        aria-label="Fechar aviso"
        title="Fechar aviso"
        // Keep focus in the form or panel being used.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => dismissToast(id)}
      >
        <CloseIcon size={16} />
      </TinyButton>
    </Notice>
  );
}

/**
 * Outlet for `showToast`, one per shell, in body so that modals do not hide it. The polite region must exist
 * before its first toast; errors are alerts. Grommet's Notification adds 19.2 kB, announces errors politely
 * and closes under pointer or focus.
 */
export function ToastList() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const notices = (areErrors: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === areErrors)
      .map((toast) => <ToastNotice key={`${toast.id} ${toast.tone}`} toast={toast} />);

  return createPortal(
    <Corner ref={signpost('notices')} data-toasts>
      <div role="status" aria-atomic="false">
        {notices(false)}
      </div>
      {notices(true)}
    </Corner>,
    document.body,
  );
}
