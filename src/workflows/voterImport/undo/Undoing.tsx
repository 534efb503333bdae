import { useRef, useState } from 'react';
import { styled } from '@/ui/style';
import { useAppSelector } from '@/api/store';
import { formatDateTime, localNow } from '@/formats/dates';
import { stampedFileName } from '@/formats/files';
import { plural } from '@/formats/text';
import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { downloadFile } from '@/ui/feedback/download';
import { late } from '@/ui/feedback/late';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { ShelfNotice } from '@/ui/panel/ShelfNotice';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { Faint, Foot } from '../importStyles';
import { sessionImports, unstoredImports, type MadeVoters } from '../importStore';
import { Step } from '../Step';
import { idsText, notOne, readIds } from './idsFile';
import { storedImports } from './storedImports';

const UndoPanel = late(() => import('./UndoPanel'));

const One = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;

/** Far more than such a file can have. */
const maxBytes = 2_000_000;

/** The imports stored in this browser, and a file of another one: what they created and filled in can be undone. */
export function Undoing() {
  const imports = useAppSelector(sessionImports);
  const unstored = useAppSelector(unstoredImports);
  const { user } = useSignedInSession();
  const blockedBy = useBlockedReason();
  const blocked = blockedBy('delete_voter');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [open, setOpen] = useState<MadeVoters | null>(null);

  const openFile = async (file: File) => {
    const read = file.size > maxBytes ? notOne : readIds(await file.text(), user.clientId, localNow());
    setProblem(typeof read === 'string' ? read : '');
    if (typeof read !== 'string') setOpen(read);
  };

  return (
    <Step title="Desfazer uma importação">
      <Faint>
        {imports.length > 0
          ? 'As cinco últimas ficam aqui, neste computador, por 30 dias. Para desfazer em outro, baixe o arquivo para desfazer.'
          : 'Não há importação sua neste computador para desfazer. Uma de outro computador, ou de há mais de 30 dias, se desfaz com o arquivo para desfazer, que se baixa ao fim dela.'}
      </Faint>
      <ShelfNotice
        shelf={storedImports}
        what="importações feitas"
        join={(now, before) => [...now, ...before]}
      />
      {imports.map((made) => (
        <One key={made.startedAt} role="group" aria-label={`Importação de ${formatDateTime(made.startedAt)}`}>
          <p>
            {formatDateTime(made.startedAt)}:{' '}
            {[
              made.voters.length > 0 && plural(made.voters.length, 'eleitor criado', 'eleitores criados'),
              made.completed.length > 0 && plural(made.completed.length, 'completado', 'completados'),
            ]
              .filter(Boolean)
              .join(', ')}
            {made.undone > 0 &&
              `, que ${made.voters.length + made.completed.length > 1 ? 'ficaram' : 'ficou'}; ${plural(made.undone, 'já foi desfeito', 'já foram desfeitos')}. ‘Desfazer importação’ diz quem ficou, e por quê`}
          </p>
          {unstored[made.startedAt] && (
            <PanelNotice>
              {unstored[made.startedAt]} Para desfazer esta depois de recarregar a página, baixe o arquivo.
            </PanelNotice>
          )}
          <Foot>
            <Button
              onClick={() =>
                downloadFile(stampedFileName('desfazer-importacao-', 'txt'), idsText(made, user.clientId))
              }
            >
              Baixar o arquivo para desfazer (.txt)
            </Button>
            <Button
              kind="danger"
              blockedReason={made.voters.length > 0 ? blocked : blockedBy('edit_voter')}
              onClick={() => setOpen(made)}
            >
              Desfazer importação
            </Button>
          </Foot>
        </One>
      ))}
      <input
        ref={input}
        type="file"
        accept=".txt"
        hidden
        aria-label="Arquivo para desfazer"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void openFile(file);
        }}
      />
      {problem && <PanelNotice live>{problem}</PanelNotice>}
      <Foot>
        <Button blockedReason={blocked} onClick={() => input.current?.click()}>
          Abrir um arquivo para desfazer
        </Button>
      </Foot>
      {open && (
        <PanelSlot panel="undo">
          <UndoPanel made={open} onClose={() => setOpen(null)} />
        </PanelSlot>
      )}
    </Step>
  );
}
