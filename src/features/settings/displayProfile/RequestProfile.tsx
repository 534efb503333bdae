import { useWatch } from 'react-hook-form';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { PhoneField } from '@/ui/form/PhoneField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { EmailField } from '@/ui/form/EmailField';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/records/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import { emptyProfile, isFilled, limits, type ProfileInput } from './displayProfile';
import { displayProfilesApi } from './displayProfilesApi';
import { displayProfilesModule } from './displayProfilesModule';
import { ProfilePreview } from './ProfilePreview';

export default function RequestProfile() {
  const { done } = usePanel(displayProfilesModule);
  const [request] = displayProfilesApi.useRequestProfileMutation();
  const form = useServerForm<ProfileInput>({
    defaultValues: emptyProfile,
    send: request,
    onDone: () => done('Solicitação enviada!'),
  });
  const { control } = form;
  const input = useWatch({ control }) as ProfileInput;

  return (
    <FormPanel
      title="Solicitar perfil de exibição"
      form={form}
      blockedReason={isFilled(input) ? undefined : 'Preencha todos os campos.'}
    >
      <FieldGroup columns={2}>
        <TextField
          control={control}
          name="displayName"
          label="Nome de exibição"
          help="Como as pessoas conhecem o mandato."
          required
          maxLength={limits.displayName}
          wide
        />
        <EmailField
          control={control}
          name="displayEmail"
          label="E-mail de exibição"
          required
          maxLength={limits.displayEmail}
        />
        <PhoneField control={control} name="displayPhoneNumber" label="Telefone de exibição" required />
        <TextAreaField
          control={control}
          name="evidence"
          label="Comprovação"
          help="O que mostra que este nome é do mandato: a página na Câmara, o site, uma rede social oficial."
          rows={3}
          required
          maxLength={limits.evidence}
        />
      </FieldGroup>
      <ProfilePreview name={input.displayName.trim()} phone={input.displayPhoneNumber} />
    </FormPanel>
  );
}
