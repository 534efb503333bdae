import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { css, styled } from '../style';
import { smallPrint } from './controlStyles';
import { Alert } from './icons';

const FieldBox = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  &[data-wide='true'] {
    grid-column: 1 / -1;
  }
`;

/** The required star is CSS, so it stays out of accessible names and label queries. */
const labelStyles = css`
  width: fit-content;
  max-width: 100%;
  color: var(--ink);
  font: 500 0.8125rem / 1.125rem var(--font);
  overflow-wrap: anywhere;

  &[data-required='true']::after {
    color: var(--danger);
    content: ' *';
    content: ' *' / '';
  }
`;
const LabelRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-width: 0;
  margin-bottom: 6px;

  /* An action beside the label must not make its row higher than that of the field next to it. */
  > button {
    margin-block: -3px;
  }
`;

const ControlLabel = styled.label`
  ${labelStyles}
`;
const GroupLabel = styled.span`
  ${labelStyles}
`;

const Notes = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  ${smallPrint}
`;

const NoteText = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const ErrorText = styled.span`
  display: flex;
  gap: 6px;
  margin-top: 4px;
  color: var(--danger);

  svg {
    flex-shrink: 0;
    margin-top: 1px;
  }
`;

const HelpText = styled.span`
  display: block;
  margin-top: 4px;
`;

const Count = styled.span`
  flex-shrink: 0;
  margin-top: 4px;
  font-variant-numeric: tabular-nums;
`;

interface FieldProps {
  id: string;
  noteId: string;
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  isAnnounced?: boolean | undefined;
  required?: boolean;
  wide?: boolean | undefined;
  /** The control is a group that names itself by `<id>-label`. */
  group?: boolean;
  /** Groups have no aria-required: renders the word at `<id>-required` for aria-describedby. */
  requiredInWords?: boolean;
  action?: ReactNode;
  count?: { length: number; max: number } | undefined;
  children: ReactNode;
}

/** Label, control, help and error. Grommet's FormField adds 29.1 kB, and thirty take 104 ms a key, not 24. */
export function Field({
  id,
  noteId,
  label,
  help,
  error,
  isAnnounced,
  required,
  wide,
  count,
  children,
  ...more
}: FieldProps) {
  const { group, requiredInWords, action } = more;
  const Label = group ? GroupLabel : ControlLabel;
  return (
    <FieldBox data-wide={wide || undefined}>
      <LabelRow>
        <Label
          id={`${id}-label`}
          {...(group ? undefined : { htmlFor: id })}
          data-required={required || undefined}
        >
          {label}
        </Label>
        {required && requiredInWords && (
          <span id={`${id}-required`} className="visually-hidden">
            Obrigatório
          </span>
        )}
        {action}
      </LabelRow>
      {children}
      <Notes>
        <FieldNote id={noteId} error={error} help={help} isAnnounced={isAnnounced || group} />
        {count && <CharactersLeft {...count} />}
      </Notes>
    </FieldBox>
  );
}

interface FieldNoteProps {
  id: string;
  error?: string | undefined;
  help?: ReactNode;
  /** The error is about the value just entered or left: announced wherever focus has moved. */
  isAnnounced?: boolean | undefined;
}

/**
 * Help and error under a control. A new error is announced while its field has focus: when a refused form
 * shows several at once, their fields could not be told apart, so each is read as its field gets focus.
 */
export function FieldNote({ id, error, help, isAnnounced = false }: FieldNoteProps) {
  const region = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const isHeard = isAnnounced || document.activeElement?.closest(`[aria-describedby~="${id}"]`);
    region.current?.setAttribute('aria-live', isHeard ? 'polite' : 'off');
  }, [id, error, isAnnounced]);
  return (
    <NoteText id={id}>
      <span ref={region}>
        {error && (
          <ErrorText>
            <Alert />
            <span>{error}</span>
          </ErrorText>
        )}
      </span>
      {help && <HelpText>{help}</HelpText>}
    </NoteText>
  );
}

/** Shown in the last tenth (at least ten characters); announced only at ten left and at the limit. */
function CharactersLeft({ length, max }: { length: number; max: number }) {
  const left = Math.max(0, max - length);
  if (left > Math.max(10, max / 10)) return <span aria-live="polite" className="visually-hidden" />;
  const announcement =
    left === 0 ? `Limite de ${max} caracteres atingido.` : left <= 10 ? 'Restam 10 caracteres ou menos.' : '';
  return (
    <>
      <Count>{left === 1 ? 'Resta 1 caractere' : `Restam ${left} caracteres`}</Count>
      <span aria-live="polite" className="visually-hidden">
        {announcement}
      </span>
    </>
  );
}
