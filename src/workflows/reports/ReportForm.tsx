import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from '@/ui/style';
import { useOptionList, filterUserOptions, useUsers, optionOf } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { DateField } from '@/ui/form/DateField';
import { Form } from '@/ui/form/Form';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { SelectField } from '@/ui/form/SelectField';
import { ChartIcon } from '@/ui/icons';
import { periodOf, periodOptions, type PeriodKind } from './period';
import type { ReportSettings } from './report';
import { useLocalForm } from '@/ui/form/useLocalForm';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  align-items: start;
  gap: 16px;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Frame = styled(Form)`
  padding: 16px 20px 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`;

interface ReportInput extends ReportSettings {
  kind: PeriodKind;
  month: string;
  quarter: string;
  year: string;
  mandate: string;
}

const kinds: readonly { value: PeriodKind; label: string }[] = [
  { value: 'month', label: 'Mês' },
  { value: 'quarter', label: 'Trimestre' },
  { value: 'year', label: 'Ano' },
  { value: 'mandate', label: 'Mandato' },
  { value: 'free', label: 'Outro período' },
];

const maxYears = 10;

/** The most requested periods, each with its own button, newest first like the list of months. */
const months = ['Este mês', 'Mês passado'];

/** Initial values: the last complete period of each kind. */
function begin(options: ReturnType<typeof periodOptions>): ReportInput {
  const last = (list: readonly { value: string }[]) => list[1]?.value ?? '';
  const month = last(options.month);
  return {
    ...{ kind: 'month', month, quarter: last(options.quarter), year: options.year[0]?.value ?? '' },
    mandate: options.mandate[0]?.value ?? '',
    ...(periodOf(month) ?? { from: '', to: '' }),
    ...{ responsibleId: null, departmentId: null },
  };
}

const settingsOf = ({ kind, from, to, responsibleId, departmentId, ...keys }: ReportInput) => {
  const period = kind === 'free' ? { from, to } : periodOf(keys[kind]);
  return period && { ...period, responsibleId, departmentId };
};

interface ReportFormProps {
  isBusy: boolean;
  onMake: (settings: ReportSettings) => void;
  onStop: () => void;
}

export default function ReportForm({ isBusy, onMake, onStop }: ReportFormProps) {
  const [options] = useState(() => periodOptions());
  const { control, handleSubmit, setValue } = useLocalForm<ReportInput>({ defaultValues: begin(options) });
  const kind = useWatch({ control, name: 'kind' });
  const users = useUsers().data ?? [];
  const departments = useOptionList('departmentList');
  const makeIt = handleSubmit((input) => {
    const settings = settingsOf(input);
    if (settings) onMake(settings);
  });
  const makeOf = (month: string) => {
    setValue('kind', 'month');
    setValue('month', month);
    void makeIt();
  };
  return (
    <Frame aria-label="O que entra no relatório" onSubmit={makeIt}>
      <Fields>
        <NativeSelectField control={control} name="kind" label="Período" options={kinds} required />
        {kind === 'free' ? (
          <>
            <DateField control={control} name="from" label="De" required />
            <DateField
              control={control}
              name="to"
              label="Até"
              required
              validate={(to, { from }) => {
                if (from && to < from) return 'A data final vem antes da inicial.';
                return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > maxYears
                  ? `Escolha até ${maxYears} anos.`
                  : undefined;
              }}
            />
          </>
        ) : (
          <NativeSelectField
            key={kind}
            control={control}
            name={kind}
            label={kinds.find(({ value }) => value === kind)?.label ?? ''}
            options={options[kind]}
            required
          />
        )}
        <SelectField
          control={control}
          name="responsibleId"
          label="Responsável"
          options={filterUserOptions(users)}
          placeholder="Todos"
          emptyValue={null}
        />
        <SelectField
          control={control}
          name="departmentId"
          label="Secretaria"
          options={departments.map(optionOf)}
          placeholder="Todas"
          emptyValue={null}
        />
      </Fields>
      <Foot>
        <Button type="submit" kind="primary" icon={<ChartIcon />} busy={isBusy} busyText="Lendo...">
          Montar relatório
        </Button>
        {months.map((name, back) => (
          <Button
            key={name}
            blockedReason={isBusy ? waitReason : undefined}
            onClick={() => makeOf(options.month[back]?.value ?? '')}
          >
            {name}
          </Button>
        ))}
        {isBusy && <Button onClick={onStop}>Parar</Button>}
      </Foot>
    </Frame>
  );
}
