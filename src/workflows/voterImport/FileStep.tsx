import { useState } from 'react';
import { formatNumber } from '@/formats/money';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { FileField } from '@/ui/form/FileField';
import { Form } from '@/ui/form/Form';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { Faint, Foot } from './importStyles';
import { exampleList } from './sheet/exampleList';
import { maxBytes, maxColumns, maxRows } from './sheet/bounds';
import { Step } from './Step';
import { useLocalForm } from '@/ui/form/useLocalForm';

interface FileInput {
  file: File | null;
  pasted: string;
}

interface FileStepProps {
  takesFocus: boolean;
  /** Why the last file was refused. */
  refusal: string;
  isBusy: boolean;
  onRead: (source: File | string) => void;
}

/** Extensions that are read, and those that are refused by name with advice: the content decides. */
const endings = [
  ...['.xlsx', '.ods', '.csv', '.vcf', '.txt', '.tsv', '.xlsm'],
  ...['.xls', '.xlsb', '.numbers', '.odt', '.fods', '.sxc', '.pdf', '.zip', '.doc', '.docx', '.rtf'],
  ...['.htm', '.html', '.mht', '.xml', '.json'],
];
/** Longer text is not put into the field, as it would block the page. */
const maxShown = 20_000;

/** Selection of the sheet's source. */
export function FileStep({ takesFocus, refusal, isBusy, onRead }: FileStepProps) {
  const { control, handleSubmit, setError } = useLocalForm<FileInput>({
    defaultValues: { file: null, pasted: '' },
  });
  const [large, setLarge] = useState(0);
  return (
    <Step title="Planilha" takesFocus={takesFocus}>
      <Form
        onSubmit={handleSubmit(({ file, pasted }) => {
          if (file) onRead(file);
          else if (pasted.trim()) onRead(pasted);
          else
            setError('file', { message: 'Escolha um arquivo, ou cole as células.' }, { shouldFocus: true });
        })}
      >
        <FileField
          control={control}
          name="file"
          label="Arquivo"
          endings={endings}
          maxBytes={maxBytes}
          help={`Do Excel (.xlsx), do LibreOffice (.ods), .csv, .txt ou os contatos de um telefone (.vcf); até ${formatNumber(maxRows)} linhas, ${maxColumns} colunas e ${maxBytes / 1_048_576} MB.`}
        />
        <div
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            if (text.length <= maxShown) return;
            event.preventDefault();
            setLarge(text.length);
            onRead(text);
          }}
        >
          <TextAreaField
            control={control}
            name="pasted"
            label="Ou cole as células aqui"
            rows={3}
            placeholder="Copie na planilha, com os títulos das colunas, e cole; ou linhas como ‘Nome: Maria’"
          />
        </div>
        {refusal && <PanelNotice live>{refusal}</PanelNotice>}
        {large > 0 && isBusy && <Faint>Coladas {formatNumber(large)} letras.</Faint>}
        <Foot>
          <Button type="submit" kind="primary" busy={isBusy} busyText="Lendo...">
            Ler planilha
          </Button>
          <Button blockedReason={isBusy ? waitReason : undefined} onClick={() => onRead(exampleList)}>
            Experimentar com uma lista de exemplo
          </Button>
        </Foot>
        <Faint>
          O exemplo são 12 pessoas inventadas, com Exemplo no nome; depois de vê-las no cadastro, ‘Desfazer
          importação’ as tira.
        </Faint>
      </Form>
    </Step>
  );
}
