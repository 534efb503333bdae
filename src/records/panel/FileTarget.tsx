import { useState, type DragEvent, type ReactNode } from 'react';
import { styled } from '@/ui/style';
import { acceptOf } from '@/ui/form/sendableFile';
import { useDocumentEvent } from '@/ui/useDocumentEvent';

const Target = styled.div`
  border-radius: var(--radius);

  &[data-over] {
    outline: 2px dashed var(--brand);
    outline-offset: 8px;
  }
`;

interface FileTargetProps {
  onFile: ((file: File) => void) | undefined;
  children: ReactNode;
}

/** Content that accepts a dropped or pasted file. */
export function FileTarget({ onFile, children }: FileTargetProps) {
  const [isOver, setOver] = useState(false);
  useDocumentEvent('paste', (event) => {
    const file = event.clipboardData?.files[0];
    if (!file || !onFile || event.defaultPrevented) return;
    event.preventDefault();
    onFile(file);
  });

  const holdsFile = ({ dataTransfer }: DragEvent) => onFile && dataTransfer.types.includes('Files');
  return (
    <Target
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!file || !onFile) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      {children}
    </Target>
  );
}

/** Opens the browser's file dialog; no callback if it is cancelled. */
export function chooseFile(endings: readonly string[], onFile: (file: File) => void) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = acceptOf(endings);
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) onFile(file);
  });
  input.click();
}
