import { memo, useEffect } from 'react';
import { useWatch, type Control, type UseFormTrigger } from 'react-hook-form';
import { isCpf } from '@/formats/cpf';
import { cpfMask } from '@/formats/masks';
import { optionOf, useOptionList } from '@/lookups/lookupsApi';
import { Late, late } from '@/ui/feedback/late';
import { DateField } from '@/ui/form/DateField';
import { MaskedField } from '@/ui/form/MaskedField';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { TextField } from '@/ui/form/TextField';
import { limits } from '@/lookups/voters/voter';
import { activeChoices } from '../voterChoices';
import { FormSection } from '@/ui/form/FormSection';
import { choiceFieldOf, fieldOf, type VoterInput } from './voterInput';
import { sections } from './voterSections';

/** If its code fails to load it stays silent, like a failed search: the form matters more. */
const SimilarVoters = late(() => import('./SimilarVoters').catch(() => ({ default: () => null })));

interface PersonSectionProps {
  control: Control<VoterInput>;
  trigger: UseFormTrigger<VoterInput>;
  /** Suggests similar registered voters. */
  suggests: boolean;
}

export const PersonSection = memo(function PersonSection({ control, trigger, suggests }: PersonSectionProps) {
  useCpfCheckedAtOnce(control, trigger);
  const groups = useOptionList('electorGroupList');

  return (
    <FormSection section={sections.person} columns={2}>
      <TextField
        {...fieldOf(control, 'name')}
        required
        maxLength={limits.name}
        autoCapitalize="words"
        spellCheck={false}
        wide
      />
      {suggests && (
        <Late fallback={null}>
          <SimilarVoters control={control} />
        </Late>
      )}
      <TextField
        {...fieldOf(control, 'nickName')}
        maxLength={limits.nickName}
        autoCapitalize="words"
        spellCheck={false}
      />
      <MaskedField
        {...fieldOf(control, 'individualRegistration')}
        mask={cpfMask}
        placeholder="000.000.000-00"
        incomplete="Digite os 11 números do CPF."
        validate={(cpf) => (cpf && !isCpf(cpf) ? cpfProblem : undefined)}
      />
      <DateField {...fieldOf(control, 'dateOfBirth')} min="1900-01-01" past />
      <NativeSelectField {...choiceFieldOf(control, 'maritalStatusId')} />
      <RadioGroupField {...choiceFieldOf(control, 'genre')} required wide />
      <MultiSelectField
        {...fieldOf(control, 'groupsId')}
        options={groups.map(optionOf)}
        placeholder="Selecione um ou mais grupos"
      />
      <RadioGroupField {...fieldOf(control, 'status')} options={activeChoices} required />
    </FormSection>
  );
});

const cpfProblem = 'Este CPF não é válido. Confira os números.';
const cpfLength = 11;

/** Validates a complete CPF while typing, not only on saving. */
function useCpfCheckedAtOnce(control: Control<VoterInput>, trigger: UseFormTrigger<VoterInput>) {
  const cpf = useWatch({ control, name: 'individualRegistration' });
  const isWrong = cpf.length === cpfLength && !isCpf(cpf);
  useEffect(() => {
    if (isWrong) void trigger('individualRegistration');
  }, [isWrong, trigger]);
}
