import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { styled } from '../style';
import { shownName } from '@/formats/files';
import { formatNumber } from '@/formats/money';
import { IconButton } from '../button/IconButton';
import { useDocumentEvent } from '../useDocumentEvent';
import { smallPrint } from './controlStyles';
import { Field } from './Field';
import { fileProblem, isLargePhoto } from './fileProblem';
import { useFormField, type FormFieldProps } from './formField';
import { fileTaken, handedFile } from './handedFile';
import { Cross, FileIcon } from './icons';
import { acceptOf, isConvertible, sendableFile } from './sendableFile';

const Zone = styled.label`
  display: grid;
  place-items: center;
  gap: 4px;
  min-height: 5.25rem;
  padding: 16px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink-secondary);
  font: 400 var(--text-body) / 1.25rem var(--font);
  text-align: center;
  cursor: pointer;
  transition:
    border-color var(--motion),
    background-color var(--motion);

  strong {
    color: var(--brand);
    font-weight: 500;
  }

  &:hover,
  &[data-over='true'] {
    border-color: var(--brand);
    background: var(--brand-soft);
  }

  input:focus-visible + & {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }

  input[aria-invalid='true'] + & {
    border-color: var(--danger);
  }

  input:disabled + & {
    border-color: var(--line);
    background: var(--surface-sunken);
    color: var(--ink-disabled);
    cursor: not-allowed;

    strong {
      color: inherit;
    }
  }
`;

const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-top: 8px;
  padding: 6px 6px 6px 12px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  font: 400 var(--text-body) / 1.25rem var(--font);

  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > svg {
    flex-shrink: 0;
    color: var(--ink-secondary);
  }
`;

const Facts = styled.small`
  display: block;
  ${smallPrint}
`;

const Working = styled.div`
  ${smallPrint}
`;

/** Sets the field's file once it can be sent: renames it and shrinks a large photo first. */
function useSendable(change: (file: File | null) => void, endings: readonly string[]) {
  const wanted = useRef<File | null>(null);
  const [isShrinking, setShrinking] = useState(false);
  const [shrunk, setShrunk] = useState<{ file: File; said: string } | null>(null);

  const put = (next: File | null) => {
    wanted.current = next;
    setShrinking(false);
    change(next);
  };
  const takeFile = async (given: File) => {
    const chosen = sendableFile(given, endings);
    if (!isLargePhoto(chosen) && !isConvertible(chosen, endings)) {
      put(chosen);
      return;
    }
    put(null);
    wanted.current = chosen;
    setShrinking(true);
    // A photo that cannot be shrunk or converted is kept, and then refused with a reason.
    const smaller = await shrink(chosen).catch(() => null);
    if (wanted.current !== chosen) return;
    if (smaller) setShrunk(smaller);
    put(smaller?.file ?? chosen);
  };
  return { put, takeFile, isShrinking, shrunk };
}

async function shrink(chosen: File) {
  const { smallerPhoto, sayShrunk } = await import('./smallerPhoto');
  const photo = await smallerPhoto(chosen);
  return photo && { file: photo.file, said: sayShrunk(chosen, photo) };
}

/** 'PDF · 2.000 bytes': the file type by its extension, and the size. */
const factsOf = ({ name, size }: File) =>
  [/\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase(), `${formatNumber(size)} bytes`].filter(Boolean).join(' · ');

type FileFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> & {
  endings: readonly string[];
  /** Limit for a file that is not sent as it is; 1 MB by default. */
  maxBytes?: number;
};

/** One file, chosen, dropped or pasted; shrinks large photos. Value: File or null. Grommet's adds 20.7 kB. */
export function FileField<V extends FieldValues, N extends FieldPath<V>>({
  endings,
  maxBytes,
  ...shared
}: FileFieldProps<V, N>) {
  const problem = (file: unknown) =>
    file instanceof File ? fileProblem(file, endings, maxBytes) : undefined;
  const { value, change, leave, attach, frame, aria } = useFormField<V, N>(
    { ...shared, help: shared.help ?? `Extensões permitidas: ${endings.join(', ')}` },
    { requiredMessage: 'Escolha um arquivo.', check: problem },
  );
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLLabelElement>(null);
  const [isOver, setOver] = useState(false);
  const file = (value as unknown) instanceof File ? (value as File) : null;
  const error = frame.error ?? problem(file);

  const { put, takeFile, isShrinking, shrunk } = useSendable(change, endings);
  const take = (files: FileList | null) => {
    if (files?.[0]) void takeFile(files[0]);
    // Lets the same file be chosen again after removal.
    if (input.current) input.current.value = '';
  };
  const onStart = useEffectEvent(() => {
    const handed = handedFile();
    fileTaken();
    if (handed) void Promise.resolve(handed).then(takeFile);
  });
  useDocumentEvent('paste', (event) => {
    const files = event.clipboardData?.files;
    if (!files?.length || aria.disabled) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => onStart(), []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!aria.disabled) take(event.dataTransfer.files);
  };

  return (
    <Field {...frame} error={error} isAnnounced>
      <input
        {...aria}
        aria-labelledby={`${aria.id}-label`}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={frame.noteId}
        ref={(element) => {
          input.current = element;
          attach(element);
        }}
        className="visually-hidden"
        type="file"
        accept={acceptOf(endings)}
        onChange={(event) => take(event.currentTarget.files)}
        // The browser scrolls to the hidden input, not to the visible drop zone.
        onFocus={() => zone.current?.scrollIntoView({ block: 'nearest' })}
        onBlur={leave}
      />
      <Zone
        ref={zone}
        htmlFor={aria.id}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span>
          <strong>{file ? 'Trocar o arquivo' : 'Escolha um arquivo'}</strong>, arraste ou cole aqui
        </span>
      </Zone>
      <Working role="status">{isShrinking && 'Reduzindo a foto...'}</Working>
      {file && (
        <Chosen>
          <FileIcon />
          <span>
            {shownName(file.name)}
            <Facts>{factsOf(file)}</Facts>
            {shrunk?.file === file && <Facts>{shrunk.said}</Facts>}
          </span>
          <IconButton
            small
            label="Retirar o arquivo"
            icon={<Cross />}
            disabled={aria.disabled}
            onClick={() => {
              put(null);
              input.current?.focus();
            }}
          />
        </Chosen>
      )}
    </Field>
  );
}
