import { useRef, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from '@/ui/style';
import { uploadFile, type StoredFile } from '@/api/uploadFile';
import { FileField } from '@/ui/form/FileField';
import { fileProblem, isPhoto } from '@/ui/form/fileProblem';
import { plainPhoto } from '@/ui/form/plainPhoto';
import { useServerForm } from '@/ui/form/useServerForm';
import { FormPanel } from '@/ui/panel/FormPanel';
import { usePanelHost, type SidePanelProps } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';

const Content = styled.div`
  display: grid;
  gap: 16px;
`;

const Sending = styled.div`
  display: grid;
  gap: 6px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  progress {
    width: 100%;
    height: 6px;
    accent-color: var(--brand);
  }
`;

/** Allowed file extensions. */
export const uploadEndings = ['.jpg', '.png', '.pdf'];

interface UploadPanelProps extends Pick<SidePanelProps, 'title'> {
  save: (file: StoredFile) => PromiseLike<{ error?: unknown }>;
  doneText: string;
  children?: ReactNode;
}

interface Upload {
  file: File | null;
}

/** Uploads a file, then attaches it to a record; a retry does not upload it again. */
export function UploadPanel({ save, doneText, children, title }: UploadPanelProps) {
  const { done } = usePanelHost();
  const [sent, setSent] = useState(0);
  const stored = useRef<{ file: File; as: StoredFile } | null>(null);

  const send = async ({ file }: Upload): Promise<{ error?: unknown }> => {
    if (!file) return {};
    if (stored.current?.file !== file) {
      setSent(0);
      const upload = await uploadFile(isPhoto(file) ? await plainPhoto(file) : file, setSent);
      if (upload.error) return upload;
      stored.current = { file, as: upload.data };
    }
    return save(stored.current.as);
  };
  const form = useServerForm<Upload>({
    defaultValues: { file: null },
    send,
    onDone: () => done(doneText),
    fieldNames: { size: 'file', name: 'file', url: 'file' },
  });
  const file = useWatch({ control: form.control, name: 'file' });
  const isReady = file !== null && !fileProblem(file, uploadEndings) && !form.formState.errors.file;
  const percent = Math.round(sent * 100);

  return (
    <FormPanel title={title} form={form}>
      <Content>
        {children}
        <FileField
          control={form.control}
          name="file"
          label="Arquivo"
          required
          disabled={form.busy}
          endings={uploadEndings}
        />
        {isReady && !form.busy && (
          <PanelNotice>Clique em salvar para finalizar o processo de upload do arquivo.</PanelNotice>
        )}
        {form.busy && (
          <Sending>
            <span>Enviando o arquivo: {percent}%</span>
            <progress aria-label="Envio do arquivo" max={100} value={percent} />
          </Sending>
        )}
      </Content>
    </FormPanel>
  );
}
