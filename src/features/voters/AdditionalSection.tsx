import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { isCns } from '@/formats/documents';
import { cnsMask } from '@/formats/masks';
import { searchOccupations } from '@/lookups/occupations';
import { LookupField } from '@/ui/form/LookupField';
import { MaskedField } from '@/ui/form/MaskedField';
import { NumberField } from '@/ui/form/NumberField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { DocumentDoubt } from './DocumentDoubt';
import { FormSection } from './FormSection';
import { limits, searchFrom, type VoterInput } from './voterInput';
import { sections } from './voterSections';

/** Dados adicionais. */
export const AdditionalSection = memo(function AdditionalSection({
  control,
}: {
  control: Control<VoterInput>;
}) {
  return (
    <FormSection section={sections.additional} columns={2}>
      <MaskedField
        control={control}
        name="healthCard"
        label="Cartão SUS"
        mask={cnsMask}
        placeholder="000 0000 0000 0000"
        help={
          <DocumentDoubt
            control={control}
            name="healthCard"
            length={15}
            isRight={isCns}
            text="Confira este cartão: o número não parece certo. Você pode salvar mesmo assim."
          />
        }
      />
      <NumberField control={control} name="sonsIn" label="Número de filhos" digits={2} />
      <LookupField
        control={control}
        name="profession"
        label="Profissão"
        search={searchOccupations}
        minLength={searchFrom.profession}
        wide
      />
      <TextAreaField control={control} name="note" label="Observações" rows={4} maxLength={limits.note} />
    </FormSection>
  );
});
