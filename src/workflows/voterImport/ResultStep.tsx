import { useAppSelector } from '@/api/store';
import { formatDate, today } from '@/formats/dates';
import { plural } from '@/formats/text';
import { countEntries, type BatchEntry } from '@/records/jobs/items/batchState';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { filteredPath } from '@/records/list/listAddress';
import { listPath } from '@/records/links/voters';
import { votersModule } from '@/features/voters/votersModule';
import type { ImportItem } from './importSession/questions';
import { Faint, Foot, Sum } from './importStyles';
import { sessionImports } from './importStore';
import { Step } from './Step';

interface ResultStepProps {
  entries: readonly BatchEntry<ImportItem>[];
  /** Count of rows that were not to be sent. */
  left: number;
  isBusy: boolean;
  onRejected: () => void;
  onAgain: () => void;
}

/** Results of the import. */
export function ResultStep({ entries, left, isBusy, onRejected, onAgain }: ResultStepProps) {
  const { done, same, refused, unknown, waiting } = countEntries({ entries });
  const completed = entries.filter(({ state, item }) => state === 'done' && item.voterId !== null).length;
  const created = done - completed;
  const withoutConsent = entries.filter(
    ({ state, item: { voterId, voter, allows } }) =>
      state === 'done' && voterId === null && voter.allows === '' && !allows,
  ).length;
  const startCreatedDate = useAppSelector(sessionImports)[0]?.startedAt.slice(0, 10) ?? '';
  const since = startCreatedDate === today() ? 'hoje' : `desde ${formatDate(startCreatedDate)}`;
  const sinceThen = filteredPath(listPath, votersModule, { startCreatedDate });
  const out = left + same + refused + unknown + waiting;
  return (
    <Step title="Resultado" takesFocus>
      <Sum role="status">
        {plural(created, 'eleitor criado', 'eleitores criados')}
        {completed > 0 && `, ${plural(completed, 'completado', 'completados')}`}
        {out > 0 && `, ${plural(out, 'linha que não entrou', 'linhas que não entraram')}`}
      </Sum>
      {same > 0 && (
        <Faint>{plural(same, 'já estava completo', 'já estavam completos')} no cadastro: nada mudou.</Faint>
      )}
      {unknown > 0 && (
        <Faint>
          De {plural(unknown, 'linha', 'linhas')} não se sabe se foi gravada: procure na lista antes de
          importar de novo.
        </Faint>
      )}
      {withoutConsent > 0 && (
        <Faint>
          {plural(withoutConsent, 'entrou como quem', 'entraram como quem')} não aceita comunicação só porque
          a planilha não diz. Pergunte a cada pessoa e mude no cadastro dela, em ‘Dados para contato’: não há
          como mudar várias de uma vez.
        </Faint>
      )}
      <Foot>
        <Button onClick={onAgain}>Importar outra planilha</Button>
        {out > 0 && (
          <Button busy={isBusy} busyText="Gerando..." onClick={onRejected}>
            Baixar as linhas que não entraram (.csv)
          </Button>
        )}
        <ButtonLink to={created > 0 ? sinceThen : listPath} kind="primary">
          {created > 0 ? `Ver os cadastrados ${since}` : 'Ver os eleitores'}
        </ButtonLink>
      </Foot>
    </Step>
  );
}
