import { useWatch, type Control } from 'react-hook-form';
import { today } from '@/formats/dates';
import { DateField } from '@/ui/form/DateField';
import { FormSection } from '@/ui/form/FormSection';
import { HourChoiceField } from '@/ui/form/HourChoiceField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { TextField } from '@/ui/form/TextField';
import { buyableTypes } from '../campaign';
import { nameLimit, slotsOf, slotsOffered, type CampaignInput } from './campaignInput';

export function DataSection({ control }: { control: Control<CampaignInput> }) {
  const dateStart = useWatch({ control, name: 'dateStart' });
  return (
    <FormSection section={{ id: 'dados-da-campanha', title: 'Dados da campanha' }} columns={2}>
      <TextField
        control={control}
        name="name"
        label="Nome da campanha"
        help="Só o gabinete vê este nome."
        required
        maxLength={nameLimit}
        wide
      />
      <RadioGroupField
        control={control}
        name="type"
        label="Tipo"
        options={buyableTypes}
        emptyValue={null}
        required
        wide
      />
      <DateField control={control} name="dateStart" label="Data de envio" min={today()} required />
      <HourChoiceField
        control={control}
        name="hourStart"
        label="Horário de envio"
        hours={slotsOf(dateStart)}
        outside={slotsOffered(dateStart)}
        emptyText="Nenhum horário disponível. Escolha outro dia."
        required
        validate={(hour, { dateStart: date }) =>
          slotsOf(date).includes(hour) ? undefined : 'Este horário já passou. Escolha outro.'
        }
      />
    </FormSection>
  );
}
