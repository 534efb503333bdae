import { useWatch } from 'react-hook-form';
import { failureOf } from '@/api/failure';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { lookupsApi } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { Form } from '@/ui/form/Form';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { useLocalForm } from '@/ui/form/useLocalForm';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { plainWords } from '@/lookups/voters/alike/keys';
import type { Checked, Resolved } from './importSession/questions';
import { Faint, Fields, Foot } from './importStyles';
import { AskedPlaces, useAskedPlaces } from './places/UnknownPlaces';
import { useResolvePlaces, type KnownPlaces } from './places/useResolvePlaces';
import {
  answersOf,
  consents,
  noAnswers,
  votes,
  withoutAddress,
  wordKey,
  type QuestionsInput,
} from './questions/questionsForm';
import { UnknownGroups } from './questions/UnknownGroups';
import { useNumbers } from './questions/useNumbers';
import { WordQuestions } from './questions/WordQuestions';
import { Step } from './Step';

interface QuestionsStepProps {
  checked: Checked;
  known: KnownPlaces;
  isBusy: boolean;
  takesFocus: boolean;
  onAnswer: (ms: number) => void;
  onBack: () => void;
  onDone: (resolved: Resolved) => void;
}

/** Questions the sheet leaves open, each asked once for all rows: words, cities, bairros, groups, consent and vote. */
export function QuestionsStep(props: QuestionsStepProps) {
  const { checked, known, isBusy, takesFocus, onAnswer, onBack, onDone } = props;
  const resolving = useResolvePlaces(checked, known, onAnswer);
  const { cities, districts, progress, failure } = resolving;
  const lists = lookupsApi.useOptionsQuery('electorGroupList', { refetchOnMountOrArgChange: false });
  const byName = new Map(lists.data?.map((option) => [plainWords(option.name), option.id]));
  const { control, handleSubmit } = useLocalForm<QuestionsInput>({ defaultValues: noAnswers });
  const { withoutAddress: policy } = useWatch({ control }) as QuestionsInput;
  const wordNumber = useNumbers();
  const groupNumber = useNumbers();

  const listFailure = checked.groups.length > 0 && !lists.isFetching ? failureOf(lists.error) : undefined;
  const failed = failure ?? listFailure;
  const isReady = progress === null && !failed && (checked.groups.length === 0 || lists.data !== undefined);
  const asked = useAskedPlaces(checked, resolving, isReady);

  const finish = ({ groups, words, areaCode, allowsForAll, voteStatusId }: QuestionsInput) =>
    onDone({
      cities,
      districts,
      groups: Object.fromEntries(
        checked.groups.map(({ key }) => [key, byName.get(key) ?? groups[groupNumber(key)] ?? null]),
      ),
      withoutAddress: policy,
      answers: answersOf(checked.words, (word) => words[wordNumber(wordKey(word))]),
      areaCode,
      allowsForAll,
      voteStatusId,
    });

  return (
    <Step title="Perguntas" takesFocus={takesFocus}>
      <Faint role="status">
        {progress
          ? 'Procurando as cidades e os bairros da planilha.'
          : isReady && foundText(checked, asked.unknownCities, asked.unknownDistricts)}
      </Faint>
      {progress && <ProgressLine label="Cidades e bairros procurados" done={progress} />}
      {failed && (
        <PanelNotice live>
          {failed.message}{' '}
          <RetryButton
            onRetry={() => {
              if (failure) resolving.retry();
              if (listFailure) void lists.refetch();
            }}
          />
        </PanelNotice>
      )}
      <Form onSubmit={handleSubmit(finish)}>
        <Fields $least="20rem">
          <RadioGroupField
            control={control}
            name="allowsForAll"
            label="Aceitam receber comunicação?"
            help={
              checked.withoutConsent > 0
                ? `Vale para ${plural(checked.withoutConsent, 'linha que não diz', 'linhas que não dizem')}. O que não se sabe conta como não.`
                : 'A planilha diz de todas as linhas: a resposta daqui não muda nenhuma.'
            }
            options={consents}
            column
          />
          <RadioGroupField
            control={control}
            name="voteStatusId"
            label="Voto de quem entra"
            help="A planilha não diz, e o cadastro não guarda ‘não se sabe’."
            options={votes}
            column
          />
        </Fields>
        <WordQuestions control={control} words={checked.words} numberOf={wordNumber} />
        {isReady && <AskedPlaces asked={asked} resolving={resolving} />}
        {isReady && asked.left > 0 && (
          <RadioGroupField
            control={control}
            name="withoutAddress"
            label={`${plural(asked.left, 'linha fica', 'linhas ficam')} sem endereço completo`}
            help="O endereço precisa de logradouro, CEP, bairro e cidade que existam."
            options={withoutAddress}
            column
          />
        )}
        {lists.data && (
          <UnknownGroups
            control={control}
            groups={checked.groups}
            options={lists.data}
            byName={byName}
            numberOf={groupNumber}
          />
        )}
        <Foot>
          <Button onClick={onBack}>Voltar às colunas</Button>
          <Button
            type="submit"
            kind="primary"
            busy={isBusy}
            busyText="Conferindo..."
            blockedReason={
              isReady ? undefined : failed ? 'Falta procurar os lugares: tente de novo.' : waitReason
            }
          >
            Ir para a conferência
          </Button>
        </Foot>
      </Form>
    </Step>
  );
}

function foundText({ cities, districts, groups }: Checked, noCity: number, noDistrict: number) {
  if (cities.length + districts.length + groups.length === 0)
    return 'A planilha não tem endereços nem grupos.';
  if (noCity + noDistrict > 0)
    return `Encontradas ${formatNumber(cities.length - noCity)} de ${plural(cities.length, 'cidade', 'cidades')} e ${formatNumber(
      districts.length - noDistrict,
    )} de ${plural(districts.length, 'bairro', 'bairros')}.`;
  return cities.length > 0
    ? 'Todas as cidades e todos os bairros foram encontrados.'
    : 'A planilha não tem endereços completos.';
}
