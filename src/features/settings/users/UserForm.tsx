import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { optionOf, useOptionList } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
import type { Session } from '@/session/session';
import { EmailField } from '@/ui/form/EmailField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { PhoneField } from '@/ui/form/PhoneField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { useServerForm, type ServerFormOptions } from '@/ui/form/useServerForm';
import { useStartingValue } from '@/ui/form/useStartingValue';
import { EditPanel } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { afterPassword } from '@/ui/ownPassword';
import { NewPasswordField } from './NewPasswordField';
import { isLastAdministrator, lastAdministrator, sessionAfter } from './ownSession';
import { PermissionsField } from './PermissionsField';
import { administrator, jobRoles, profiles } from './user';
import { changesAccess, fieldLabels, inputFrom, limits, newUser, type UserInput } from './userInput';
import { usersApi } from './usersApi';
import { usersModule } from './usersModule';

export function NewUser() {
  const { done } = usePanel(usersModule);
  const [create] = usersApi.useCreatePersonMutation();
  return (
    <SidePanel title="Novo usuário" kind="form">
      <UserForm
        userId={null}
        defaultValues={newUser()}
        send={afterPassword('newUser', create)}
        onDone={(_, { name }) => done(`O usuário ${name.trim()} foi criado!`)}
      />
    </SidePanel>
  );
}

interface EditUserProps {
  /** The user edited themselves; receives their new session. */
  onOwnChange: (session: Session) => void;
}

export function EditUser({ onOwnChange }: EditUserProps) {
  const { id, done } = usePanel(usersModule);
  const session = useSignedInSession();
  const [change] = usersApi.useChangePersonMutation();
  return (
    <EditPanel
      title="Editar usuário"
      of={usersApi.endpoints.person}
      id={id}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
    >
      {(user, edit) => (
        <UserForm
          userId={id}
          {...edit<unknown>({
            send: afterPassword(
              'userAccess',
              (input) => change({ id, input }),
              (input) => changesAccess(user, input),
            ),
            onDone: (_, input) => {
              done(`O usuário ${input.name.trim()} foi atualizado!`);
              if (id === session.user.id) onOwnChange(sessionAfter(session, input));
            },
          })}
        />
      )}
    </EditPanel>
  );
}

type UserFormProps = ServerFormOptions<UserInput, unknown> & {
  defaultValues: UserInput;
  /** Null for a new user, who needs a password. */
  userId: number | null;
};

function UserForm({ userId, ...options }: UserFormProps) {
  const form = useServerForm<UserInput>(options);
  const { control } = form;
  const { user } = useSignedInSession();
  const offices = useOptionList('officeList');
  const { data: people } = usersApi.usePeopleQuery(undefined, { refetchOnMountOrArgChange: false });
  const [profileId, name, email] = useWatch({ control, name: ['profileId', 'name', 'email'] });
  const [isCopying, setCopying] = useState(false);
  const [onlyOffice] = offices.length === 1 ? offices : [];
  useStartingValue(form, 'officeId', onlyOffice?.id);

  const isGivingUp =
    userId === user.id && options.defaultValues.profileId === administrator && profileId !== administrator;
  const isLast = isGivingUp && isLastAdministrator(user.id, people?.rows ?? []);

  const wait = isCopying ? 'Espere as permissões serem copiadas.' : undefined;
  return (
    <PanelForm form={form} blockedReason={isLast ? lastAdministrator : wait}>
      <FieldGroup columns={2}>
        <TextField control={control} name="name" label="Nome" required maxLength={limits.name} wide />
        <SelectField
          control={control}
          name="jobRoleId"
          label="Cargo"
          required
          options={jobRoles}
          emptyValue={null}
        />
        <SelectField
          control={control}
          name="officeId"
          label="Escritório"
          required
          options={offices.map(optionOf)}
          emptyValue={null}
        />
        <PhoneField control={control} name="telephone" label="Telefone" />
      </FieldGroup>
      <FieldGroup title="Acesso">
        <EmailField
          control={control}
          name="email"
          required
          maxLength={limits.email}
          help="É com ele que a pessoa entra no sistema."
        />
        {userId === null && (
          <NewPasswordField form={form} name="password" label="Senha" forbidden={[name, email]} />
        )}
        <RadioGroupField
          control={control}
          name="profileId"
          label="Perfil"
          required
          column
          options={profiles}
        />
        {isGivingUp && (
          <PanelNotice live>
            {isLast
              ? lastAdministrator
              : 'Este é o seu próprio usuário. Ao salvar, Configurações e Área do cliente deixam de aparecer para você, e só outro administrador pode devolver o perfil.'}
          </PanelNotice>
        )}
        {profileId !== administrator && (
          <PermissionsField control={control} name="rules" userId={userId} onCopying={setCopying} />
        )}
      </FieldGroup>
    </PanelForm>
  );
}
