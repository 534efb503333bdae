import { useWatch, type Control } from 'react-hook-form';
import { failureOf } from '@/api/failure';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { lookupsApi, optionOf, type NamedOption } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { Form } from '@/ui/form/Form';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import type { Checked, Settled } from './desk/questions';
import { plainWords } from '../alike/keys';
import { Faint, Fields, Foot } from './importStyles';
import { AskedPlaces, mostAsked, useAskedPlaces } from './places/UnknownPlaces';
import { useSettle, type KnownPlaces } from './places/useSettle';
import { Step } from './Step';
import { useLocalForm } from '@/ui/form/useLocalForm';

const withoutAddress = [
  {
    value: 'note',
    label: 'Importar sem endereço',
    detail: 'O que está na planilha vai para as observações.',
  },
  { value: 'aside', label: 'Deixar de fora', detail: 'As linhas voltam na planilha dos que não entraram.' },
];

interface PlacesInput {
  withoutAddress: Settled['withoutAddress'];
  groups: (number | null)[];
}

interface PlacesStepProps {
  checked: Checked;
  known: KnownPlaces;
  isBusy: boolean;
  takesFocus: boolean;
  onAnswer: (ms: number) => void;
  onBack: () => void;
  onDone: (settled: Settled) => void;
}

/** Which records the cities, bairros and groups of the sheet are. */
export function PlacesStep(props: PlacesStepProps) {
  const { checked, known, isBusy, takesFocus, onAnswer, onBack, onDone } = props;
  const settling = useSettle(checked, known, onAnswer);
  const { cities, districts, progress, failure } = settling;
  const lists = lookupsApi.useOptionsQuery('electorGroupList', { refetchOnMountOrArgChange: false });
  const byName = new Map(lists.data?.map((option) => [plainWords(option.name), option.id]));
  const { control, handleSubmit } = useLocalForm<PlacesInput>({
    defaultValues: { withoutAddress: 'note', groups: checked.groups.map(() => null) },
  });
  const { withoutAddress: policy } = useWatch({ control }) as PlacesInput;

  const listFailure = checked.groups.length > 0 && !lists.isFetching ? failureOf(lists.error) : undefined;
  const failed = failure ?? listFailure;
  const isReady = progress === null && !failed && (checked.groups.length === 0 || lists.data !== undefined);
  const asked = useAskedPlaces(checked, settling, isReady);

  const finish = ({ groups }: PlacesInput) =>
    onDone({
      cities,
      districts,
      groups: Object.fromEntries(
        checked.groups.map(({ key }, at) => [key, byName.get(key) ?? groups[at] ?? null]),
      ),
      withoutAddress: policy,
    });

  return (
    <Step title="Lugares e grupos" takesFocus={takesFocus}>
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
              if (failure) settling.retry();
              if (listFailure) void lists.refetch();
            }}
          />
        </PanelNotice>
      )}
      <Form onSubmit={handleSubmit(finish)}>
        {isReady && <AskedPlaces asked={asked} settling={settling} />}
        {isReady && asked.left > 0 && (
          <RadioGroupField
            control={control}
            name="withoutAddress"
            label={`${plural(asked.left, 'linha fica', 'linhas ficam')} sem endereço que se possa gravar`}
            help="O endereço precisa de logradouro, CEP, bairro e cidade que existam."
            options={withoutAddress}
            column
          />
        )}
        {lists.data && (
          <UnknownGroups control={control} groups={checked.groups} options={lists.data} byName={byName} />
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
            Procurar repetidos
          </Button>
        </Foot>
      </Form>
    </Step>
  );
}

interface UnknownGroupsProps {
  control: Control<PlacesInput>;
  groups: Checked['groups'];
  options: readonly NamedOption[];
  /** The groups that exist, by plainWords name. */
  byName: ReadonlyMap<string, number>;
}

/** What becomes of each group that does not exist. */
function UnknownGroups({ control, groups, options, byName }: UnknownGroupsProps) {
  const unknown = groups
    .flatMap((group, at) => (byName.has(group.key) ? [] : [{ ...group, at }]))
    .slice(0, mostAsked);
  if (unknown.length === 0) return null;
  return (
    <>
      <h3>Grupos que não existem</h3>
      <Fields $least="18rem">
        {unknown.map(({ key, label, rows, at }) => (
          <SelectField
            key={key}
            control={control}
            name={`groups.${at}`}
            label={`“${label}” é`}
            help={plural(rows, 'linha', 'linhas')}
            options={options.map(optionOf)}
            placeholder="Não pôr em grupo"
            emptyValue={null}
          />
        ))}
      </Fields>
    </>
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
