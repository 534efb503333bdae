import { sameText } from '@/formats/text';
import { lookupsApi, once, type NamedOption } from '@/lookups/lookupsApi';
import {
  answersFor,
  profileLimits,
  officeProfile,
  profileShelf,
  profileTexts,
  type OfficeProfile,
} from '@/records/office/officeProfile';
import { LetterheadField } from '@/records/office/LetterheadField';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { AreaCodeField } from '@/ui/form/AreaCodeField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { TextField } from '@/ui/form/TextField';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelForm } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { kept } from '@/ui/shelf';
import { styled } from '@/ui/style';

const Hint = styled.p`
  margin-bottom: 16px;

  * + & {
    margin-top: 24px;
  }
  color: var(--ink-secondary);
`;

/** One entry per department in the list, and those of the profile that are no longer in it. */
function inputOf(profile: OfficeProfile, departments: readonly NamedOption[]): OfficeProfile {
  const names = departments.map(({ name }) => name);
  const gone = profile.addressees
    .map((one) => one.department)
    .filter((one) => !names.some((name) => sameText(name, one)));
  return {
    ...profile,
    addressees: [...names, ...gone].map((department) => {
      const known = answersFor(profile, department);
      return { department, name: known?.name ?? '', role: known?.role ?? '' };
    }),
  };
}

const profileFrom = (input: OfficeProfile): OfficeProfile => ({
  ...input,
  ...Object.fromEntries(profileTexts.map((name) => [name, input[name].trim()])),
  addressees: input.addressees
    .map((one) => ({ ...one, name: one.name.trim(), role: one.role.trim() }))
    .filter(({ name, role }) => name !== '' || role !== ''),
});

/** Form for the office's own data, which its texts, papers and imports use. */
export default function OfficeProfilePanel() {
  const departments = lookupsApi.useOptionsQuery('departmentList', once);
  return (
    <RecordPanel title="O gabinete" kind="form" query={departments}>
      {(all) => <ProfileForm departments={all} />}
    </RecordPanel>
  );
}

function ProfileForm({ departments }: { departments: readonly NamedOption[] }) {
  const { done } = usePanelHost();
  const start = inputOf(officeProfile(), departments);
  const form = useServerForm<OfficeProfile>({
    defaultValues: start,
    send: (input) => Promise.resolve(kept(profileShelf.change(() => profileFrom(input)))),
    onDone: () => done('O gabinete foi guardado neste computador.'),
  });
  const { control } = form;
  const text = { control, maxLength: profileLimits.text };
  return (
    <PanelForm form={form}>
      <Hint>
        O que se diz aqui uma vez entra sozinho nos documentos, no lugar dos colchetes, no alto das cartas e
        na importação.
      </Hint>
      <FieldGroup title="De onde é" columns={2}>
        <TextField {...text} name="city" label="Cidade" help="No lugar de [cidade]." />
        <AreaCodeField
          control={control}
          name="areaCode"
          label="DDD"
          help="Dos telefones que uma planilha traz sem DDD."
        />
        <TextField
          {...text}
          name="phones"
          wide
          label="Telefones do gabinete"
          help="No lugar de [telefone do gabinete], e sob o cabeçalho."
        />
      </FieldGroup>
      <FieldGroup title="De quem é" columns={2}>
        <TextField {...text} name="holder" label="Nome de quem exerce o mandato" help="Como assina." />
        <TextField {...text} name="role" label="Cargo" help="Vereadora, prefeito… No lugar de [cargo]." />
        <TextField
          {...text}
          name="treatment"
          label="Tratamento"
          help="Excelentíssima Senhora, Doutor… No lugar de [tratamento]."
        />
      </FieldGroup>
      <FieldGroup title="No alto do papel">
        <LetterheadField control={control} name="letterhead" />
      </FieldGroup>
      {start.addressees.length > 0 && (
        <FieldGroup title="A quem se escreve em cada secretaria" columns={2}>
          {start.addressees.map(({ department }, index) => [
            <TextField
              key={`${department} nome`}
              {...text}
              name={`addressees.${index}.name`}
              label={`${department}: nome`}
            />,
            <TextField
              key={`${department} cargo`}
              {...text}
              name={`addressees.${index}.role`}
              label={`${department}: cargo`}
            />,
          ])}
        </FieldGroup>
      )}
      <Hint>
        Tudo fica só neste computador, para o seu gabinete; em Ajustes do gabinete passa-se a um colega.
      </Hint>
    </PanelForm>
  );
}
