import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { useAsk } from '@/api/ask';
import { isCns, isVoterTitle } from '@/formats/documentChecks';
import { cnsMask, voterTitleMask } from '@/formats/masks';
import { occupationsApi } from '@/lookups/occupations';
import { placesApi } from '@/lookups/places';
import { useSearch } from '@/lookups/useSearch';
import { EmailField } from '@/ui/form/EmailField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { FormSection } from '@/ui/form/FormSection';
import { LookupField } from '@/ui/form/LookupField';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { NumberField } from '@/ui/form/NumberField';
import { PhoneField } from '@/ui/form/PhoneField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { ToggleField } from '@/ui/form/ToggleField';
import { limits } from '@/lookups/voters/voter';
import { kinships, phoneOperators, phoneTypes, responsibleTypes } from '../voterChoices';
import { VoterPicker } from '@/lookups/voters/VoterPicker';
import { DocumentField } from './DocumentField';
import { EntryRows } from './EntryRows';
import { voterFormApi } from './voterFormApi';
import { choiceFieldOf, fieldOf, searchFrom, type VoterInput } from './voterInput';
import { sections } from './voterSections';

/* The sections after person and address, in order. */

interface SectionProps {
  control: Control<VoterInput>;
}

export const ContactSection = memo(function ContactSection({ control }: SectionProps) {
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
          {...fieldOf(control, 'allowCommunication')}
          help="Por e-mail, SMS ou WhatsApp."
          required
        />
      </FieldGroup>
    </FormSection>
  );
});

export const VoteSection = memo(function VoteSection({ control }: SectionProps) {
  return (
    <FormSection section={sections.vote} columns={2}>
      <DocumentField
        {...fieldOf(control, 'voterRegistration')}
        mask={voterTitleMask}
        placeholder="0000 0000 0000"
        length={12}
        isRight={isVoterTitle}
        called="este título"
      />
      <NativeSelectField {...choiceFieldOf(control, 'voterRegistrationStatusId')} />
      <NumberField {...fieldOf(control, 'electoralZone')} digits={4} />
      <NumberField {...fieldOf(control, 'votingSection')} digits={4} />
      <LookupField
        {...fieldOf(control, 'school')}
        search={useSearch(placesApi.endpoints.schools)}
        minLength={searchFrom.school}
        wide
      />
      <RadioGroupField {...choiceFieldOf(control, 'voteStatusId')} wide />
    </FormSection>
  );
});

export const AdditionalSection = memo(function AdditionalSection({ control }: SectionProps) {
  return (
    <FormSection section={sections.additional} columns={2}>
      <DocumentField
        {...fieldOf(control, 'healthCard')}
        mask={cnsMask}
        placeholder="000 0000 0000 0000"
        length={15}
        isRight={isCns}
        called="este cartão"
      />
      <NumberField {...fieldOf(control, 'sonsIn')} digits={2} />
      <LookupField
        {...fieldOf(control, 'profession')}
        search={useSearch(occupationsApi.endpoints.occupations)}
        minLength={searchFrom.profession}
        wide
      />
      <TextAreaField {...fieldOf(control, 'note')} rows={4} maxLength={limits.note} />
    </FormSection>
  );
});

const nameProblem = 'Defina um nome com mais de 2 caracteres';

export const ResponsibleSection = memo(function ResponsibleSection({ control }: SectionProps) {
  return (
    <FormSection section={sections.responsible}>
      <EntryRows control={control} name="responsible">
        {(index) => (
          <>
            <NativeSelectField
              control={control}
              name={`responsible.${index}.responsibleId`}
              label="Tipo"
              options={responsibleTypes}
              required
            />
            <TextField
              control={control}
              name={`responsible.${index}.name`}
              label="Nome do responsável"
              required={nameProblem}
              maxLength={limits.responsibleName}
              autoCapitalize="words"
              spellCheck={false}
              validate={(name) => (name.trim().length > 2 ? undefined : nameProblem)}
            />
          </>
        )}
      </EntryRows>
    </FormSection>
  );
});

interface FamilySectionProps extends SectionProps {
  /** The voter being edited, excluded from the options; null for a new one. */
  voterId: number | null;
}

export const FamilySection = memo(function FamilySection({ control, voterId }: FamilySectionProps) {
  const ask = useAsk();

  return (
    <FormSection section={sections.family}>
      <EntryRows control={control} name="relatives">
        {(index) => (
          <>
            <VoterPicker
              control={control}
              name={`relatives.${index}.elector`}
              label="Eleitor"
              search={(name, signal) => ask(voterFormApi.endpoints.kin, { name, voterId }, signal)}
              minLength={searchFrom.kin}
              required
              validate={(elector, { relatives }) =>
                relatives.some((other, place) => place < index && other.elector?.value === elector?.value)
                  ? 'Este eleitor já está na família.'
                  : undefined
              }
            />
            <NativeSelectField
              control={control}
              name={`relatives.${index}.kinship`}
              label="Parentesco"
              options={kinships}
              required
            />
          </>
        )}
      </EntryRows>
    </FormSection>
  );
});
