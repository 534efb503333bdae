import { memo, useRef } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { phoneMask } from '@/formats/masks';
import { isPhone } from '@/formats/phone';
import { Button } from '@/ui/button/Button';
import { emailProblem } from '@/ui/entrance/emailProblem';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { MaskedField } from '@/ui/form/MaskedField';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { TextField } from '@/ui/form/TextField';
import { ToggleField } from '@/ui/form/ToggleField';
import { PlusIcon } from '@/ui/icons';
import { EntryList, EntryRow } from './EntryRow';
import { FormSection } from './FormSection';
import { phoneOperators, phoneTypes } from './voterChoices';
import { emptyPhone, limits, maxPhones, type VoterInput } from './voterInput';
import { sections } from './voterSections';

/** Dados para contato. */
export const ContactSection = memo(function ContactSection({ control }: { control: Control<VoterInput> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'telephone' });
  const add = useRef<HTMLButtonElement>(null);

  return (
    <FormSection section={sections.contact}>
      <EntryList>
        {fields.map(({ id }, index) => (
          <EntryRow
            key={id}
            label={`Telefone ${index + 1}`}
            removeLabel={`Remover telefone ${index + 1}`}
            columns="minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr)"
            onRemove={() => {
              remove(index);
              add.current?.focus();
            }}
          >
            <MaskedField
              control={control}
              name={`telephone.${index}.number`}
              label="Telefone"
              mask={phoneMask}
              type="tel"
              placeholder="(00) 00000-0000"
              validate={(phone) => (phone && !isPhone(phone) ? 'Digite o telefone com DDD.' : undefined)}
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
          </EntryRow>
        ))}
        <Button
          ref={add}
          icon={<PlusIcon size={16} />}
          blockedReason={
            fields.length >= maxPhones ? 'Só é possível adicionar 2 (dois) telefones' : undefined
          }
          onClick={() => append(emptyPhone)}
        >
          Adicionar telefone
        </Button>
      </EntryList>
      <FieldGroup columns={2}>
        <TextField
          control={control}
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.email}
          validate={(email) => (email ? emailProblem(email) : undefined)}
        />
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
