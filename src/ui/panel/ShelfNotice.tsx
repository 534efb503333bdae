import { useState, useSyncExternalStore } from 'react';
import { stampedFileName } from '@/formats/files';
import { downloadFile } from '../feedback/download';
import { RetryButton } from '../feedback/RetryButton';
import { Button } from '../button/Button';
import type { Shelf } from '../shelf';
import { PanelNotice } from './PanelNotice';

interface ShelfNoticeProps<T extends object> {
  shelf: Shelf<T>;
  /** 'modelos de texto'. */
  what: string;
  /** Merges data of an earlier version into the current one, or returns why it cannot. */
  join: (now: T, before: T) => T | string;
}

/** Problems of data kept in this browser: it is unreadable, or its office is unknown. */
export function ShelfNotice<T extends object>({ shelf, what, join }: ShelfNoticeProps<T>) {
  const { subscribe, read, valueOf, clear, older } = shelf;
  const text = useSyncExternalStore(subscribe, read);
  const before = useSyncExternalStore(older.subscribe, older.read);
  const [problem, setProblem] = useState('');
  return (
    <>
      {text !== '' && valueOf(text) === null && (
        <PanelNotice live>
          <p>
            Não conseguimos ler o que este navegador guarda de {what}. Nada foi mudado nele, e nada de novo se
            guarda até que seja apagado.
          </p>
          <Button
            onClick={() =>
              downloadFile(stampedFileName('guardado-neste-navegador-', 'txt'), text, 'text/plain')
            }
          >
            Baixar o que está guardado
          </Button>{' '}
          <RetryButton onRetry={clear}>Apagar e começar de novo</RetryButton>
        </PanelNotice>
      )}
      {before !== '' && (
        <PanelNotice>
          <p>
            Uma versão anterior guardou {what} neste navegador sem dizer de que gabinete. Traga só o que foi
            guardado pelo seu.
          </p>
          <p role="status">{problem}</p>
          <RetryButton onRetry={() => setProblem(older.claim(join))}>
            É do meu gabinete: trazer
          </RetryButton>{' '}
          <RetryButton onRetry={older.deny}>Não é</RetryButton>
        </PanelNotice>
      )}
    </>
  );
}
