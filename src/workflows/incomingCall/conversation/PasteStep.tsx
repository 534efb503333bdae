import { useForm, useWatch } from 'react-hook-form';
import { styled } from '@/ui/style';
import { chooseFile } from '@/records/panel/FileTarget';
import { Button } from '@/ui/button/Button';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelSubmit } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { sourceEndings } from './openSource';
import { useLostFocus } from './useLostFocus';
import type { useSource } from './useSource';

const Step = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;

  > :nth-child(2) {
    width: 100%;
  }
`;

/** Field for pasting a conversation, or choosing its file. */
export function PasteStep({ refusal, isReading, takeText, takeFile }: ReturnType<typeof useSource>) {
  const { control } = useForm({ defaultValues: { text: '' } });
  const body = useLostFocus();
  const text = useWatch({ control, name: 'text' });
  return (
    <PanelSubmit
      dirty={text.trim() !== ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) takeText(text);
      }}
      footer={
        <>
          <PanelCloseButton>Cancelar</PanelCloseButton>
          <Button
            type="submit"
            kind="primary"
            busy={isReading}
            busyText="Lendo..."
            blockedReason={text.trim() ? undefined : 'Cole a conversa ou escolha o arquivo dela.'}
          >
            Continuar
          </Button>
        </>
      }
    >
      <Step ref={body}>
        <p>
          No WhatsApp, escolha as mensagens e copie; ou use “Exportar conversa” e traga o arquivo. Nada sai
          deste computador antes de você salvar.
        </p>
        <TextAreaField control={control} name="text" label="Conversa" rows={8} startsHere />
        <Button onClick={() => chooseFile(sourceEndings, takeFile)}>Escolher o arquivo da conversa</Button>
        <div role="status">{isReading && <ProgressLine label="Lendo o arquivo" />}</div>
        <div role="alert">{refusal && <PanelNotice>{refusal}</PanelNotice>}</div>
      </Step>
    </PanelSubmit>
  );
}
