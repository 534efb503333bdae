import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { EmailField } from '@/ui/form/EmailField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { PhoneField } from '@/ui/form/PhoneField';
import { ToggleField } from '@/ui/form/ToggleField';
import { limits } from '../voter';
import { phoneOperators, phoneTypes } from '../voterChoices';
import { EntryRows } from './EntryRows';
import { FormSection } from '@/ui/form/FormSection';
import type { VoterInput } from './voterInput';
import { sections } from './voterSections';

export const ContactSection = memo(function ContactSection({ control }: { control: Control<VoterInput> }) {
  return (
    <FormSection section={sections.contact}>
      <EntryRows control={control} name="telephone">
        {(index) => (
          <>
            <PhoneField
              control={control}
              name={`telephone.${index}.number`}
              label="Telefone"
              placeholder="(00) 00000-0000"
            />
            <NativeSelectField
              control={control}
              name={`telephone.${index}.type`}
              label="Tipo"
              options={phoneTypes}
              required
            />
            <NativeSelectField
              control={control}
              name={`telephone.${index}.operator`}
              label="Operadora"
              options={phoneOperators}
              required
            />
          </>
        )}
      </EntryRows>
      <FieldGroup columns={2}>
        <EmailField control={control} name="email" maxLength={limits.email} />
        <ToggleField
          control={control}
          name="allowCommunication"
          label="Aceita receber comunicação?"
          help="Por e-mail, SMS ou WhatsApp."
          required
        />
      </FieldGroup>
    </FormSection>
  );
});
