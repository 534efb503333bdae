import { useEffect, useState } from 'react';
import { Button } from '../button/Button';
import { ErrorDrawing } from '../illustrations/ErrorDrawing';
import { isReplaced } from './deployment';
import { GenericScreen } from './GenericScreen';

/** A failed dynamic import: network failure, or files replaced by a new version. */
const isMissingCode = (problem: unknown): boolean =>
  problem instanceof Error &&
  /dynamically imported module|importing a module script|module script failed|loading (css )?chunk/i.test(
    problem.message,
  );

const reload = () => window.location.reload();

/** Replaces what threw or failed to load; offers a reload if a new version removed the code. */
export function CrashScreen({ problem }: { problem: unknown }) {
  const isMissing = isMissingCode(problem);
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    let isLeft = false;
    if (isMissing) void isReplaced().then((found) => !isLeft && setOld(found));
    return () => {
      isLeft = true;
    };
  }, [isMissing]);

  return (
    <GenericScreen
      role="alert"
      drawing={<ErrorDrawing />}
      title={isOld ? 'Há uma nova versão do Tribuna' : 'Ops! Algo deu errado :('}
      actions={
        <Button kind="primary" onClick={reload}>
          {isOld ? 'Atualizar' : 'Recarregar a página'}
        </Button>
      }
    >
      <p>{isOld ? 'Esta página ainda é da anterior.' : 'Estamos constrangidos por isso.'}</p>
      <p>{wordsOn(isMissing, isOld)}</p>
    </GenericScreen>
  );
}

function wordsOn(isMissing: boolean, isOld: boolean) {
  if (isOld) return 'Atualize para continuar daqui mesmo.';
  return isMissing
    ? 'Não conseguimos carregar esta parte do sistema. Verifique sua conexão e recarregue a página.'
    : 'Esta tela encontrou um problema inesperado. Recarregue a página para continuar.';
}
