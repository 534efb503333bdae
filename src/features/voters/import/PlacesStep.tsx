import { useState } from 'react';
import { useWatch } from 'react-hook-form';
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
import { folded } from './folded';
import { Faint, Fields, Foot } from './importStyles';
import { UnknownCity, UnknownDistrict } from './places/UnknownPlaces';
import { useSettle, type KnownPlaces } from './places/useSettle';
import { Step } from './Step';
import { useLocalForm } from '@/ui/form/useLocalForm';

/** Of each kind; those of most rows first. The rest goes as the choice below says. */
const mostAsked = 40;

const none: readonly NamedOption[] = [];

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
export function PlacesStep({
  checked,
  known,
  isBusy,
  takesFocus,
  onAnswer,
  onBack,
  onDone,
}: PlacesStepProps) {
  const settling = useSettle(checked, known, onAnswer);
  const { cities, districts, progress, failure } = settling;
  const [asked, setAsked] = useState<ReadonlySet<string> | null>(null);
  const lists = lookupsApi.useOptionsQuery('electorGroupList', { refetchOnMountOrArgChange: false });
  const options = lists.data ?? none;
  const byName = new Map(options.map((option) => [folded(option.name), option.id]));
  const unknownGroups = lists.data
    ? checked.groups
        .flatMap((group, at) => (byName.has(group.key) ? [] : [{ ...group, at }]))
        .slice(0, mostAsked)
    : [];
  const { control, handleSubmit } = useLocalForm<PlacesInput>({
    defaultValues: { withoutAddress: 'note', groups: checked.groups.map(() => null) },
  });
  const { withoutAddress: policy } = useWatch({ control }) as PlacesInput;

  const listFailure = checked.groups.length > 0 && !lists.isFetching ? failureOf(lists.error) : undefined;
  const failed = failure ?? listFailure;
  const isReady = progress === null && !failed && (checked.groups.length === 0 || lists.data !== undefined);
  const unknownCities = checked.cities.filter(({ key }) => !cities[key]);
  const unknownDistricts = checked.districts.filter(({ key, cityKey }) => cities[cityKey] && !districts[key]);
  const unknown = [...unknownCities, ...unknownDistricts];
  // What is asked stays in sight when it has been answered.
  if (isReady && !asked) setAsked(new Set(unknown.map(({ key }) => key)));
  const askedCities = checked.cities.filter(({ key }) => asked?.has(key) || !cities[key]).slice(0, mostAsked);
  const askedDistricts = checked.districts
    .filter(({ key, cityKey }) => cities[cityKey] && (asked?.has(key) || !districts[key]))
    .slice(0, mostAsked);
  const left = unknown.reduce((sum, { rows }) => sum + rows, checked.partial);
  const beyond = unknown.length - askedCities.length - askedDistricts.length;

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
          : isReady && foundText(checked, unknownCities.length, unknownDistricts.length)}
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
        {isReady && askedCities.length + askedDistricts.length > 0 && (
          <>
            <h3>O que não foi encontrado</h3>
            <Fields $least="18rem">
              {askedCities.map((named) => (
                <UnknownCity
                  key={named.key}
                  named={named}
                  onChoose={(city) => settling.chooseCity(named.key, city)}
                />
              ))}
              {askedDistricts.map((named) => {
                const city = cities[named.cityKey];
                return (
                  city && (
                    <UnknownDistrict
                      key={`${named.key} ${city.value}`}
                      named={named}
                      city={city}
                      onChoose={(district) => settling.chooseDistrict(named.key, district)}
                    />
                  )
                );
              })}
            </Fields>
            {beyond > 0 && (
              <Faint>
                Mais {formatNumber(beyond)} em poucas linhas: vale para eles o que se escolhe abaixo.
              </Faint>
            )}
          </>
        )}
        {isReady && left > 0 && (
          <RadioGroupField
            control={control}
            name="withoutAddress"
            label={`${plural(left, 'linha fica', 'linhas ficam')} sem endereço que se possa gravar`}
            help="O endereço precisa de logradouro, CEP, bairro e cidade que existam."
            options={withoutAddress}
            column
          />
        )}
        {unknownGroups.length > 0 && (
          <>
            <h3>Grupos que não existem</h3>
            <Fields $least="18rem">
              {unknownGroups.map(({ key, label, rows, at }) => (
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
