import { styled } from '@/ui/style';
import { lookupsApi, type NamedOption } from '@/lookups/lookupsApi';
import { bothOf, RecordPanel } from '@/records/panel/RecordPanel';
import { Button } from '@/ui/button/Button';
import { showToast } from '@/ui/feedback/toasts';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NumberField } from '@/ui/form/NumberField';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelHostContext, usePanelHost } from '@/ui/panel/panelHost';
import { ShelfNotice } from '@/ui/panel/ShelfNotice';
import { give } from '@/ui/givenFragment';
import { kept } from '@/ui/shelf';
import { OpenStatusesField } from './OpenStatusesField';
import { fieldOf, inputOf, settingsFrom, type OptionsInput } from './optionsInput';
import {
  keepSettings,
  queueSettings,
  settingsLimits,
  settingsShelf,
} from '@/features/services/queue/queueSettings';

const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`;

const Hint = styled.p`
  margin-top: 16px;
  color: var(--ink-secondary);
`;

const once = { refetchOnMountOrArgChange: false };

/** Sets the open statuses and deadlines; kept in this browser. */
export default function QueueOptions({ onClose }: { onClose: () => void }) {
  const statuses = lookupsApi.useOptionsQuery('treatmentStatusList', once);
  const categories = lookupsApi.useOptionsQuery('treatmentCategoryList', once);
  const done = (text: string) => {
    onClose();
    showToast(text);
  };
  return (
    <PanelHostContext value={{ close: onClose, done }}>
      <RecordPanel title="Status abertos e prazos" kind="form" query={bothOf(statuses, categories)}>
        {([ofStatuses, ofCategories]) => <OptionsForm statuses={ofStatuses} categories={ofCategories} />}
      </RecordPanel>
    </PanelHostContext>
  );
}

interface OptionsFormProps {
  statuses: readonly NamedOption[];
  categories: readonly NamedOption[];
}

function OptionsForm({ statuses, categories }: OptionsFormProps) {
  const { done } = usePanelHost();
  const form = useServerForm<OptionsInput>({
    defaultValues: inputOf(queueSettings(), statuses, categories),
    send: (input) => Promise.resolve(kept(keepSettings(settingsFrom(input, statuses, categories)))),
    onDone: () => done('Status abertos e prazos guardados neste computador.'),
  });
  const { control } = form;
  const days = { control, digits: 4, max: settingsLimits.days, validate: atLeastOne };

  return (
    <PanelForm form={form}>
      <ShelfNotice
        shelf={settingsShelf}
        what="status abertos e prazos"
        join={(now, before) => {
          if (now !== settingsShelf.none)
            return 'O seu gabinete já tem os seus status e prazos aqui: nada mudou.';
          form.reset(inputOf(before, statuses, categories));
          return before;
        }}
      />
      <FieldGroup title="Status em que o atendimento está aberto">
        <OpenStatusesField control={control} statuses={statuses} />
      </FieldGroup>
      <FieldGroup title="Prazos, em dias desde a solicitação" columns={2}>
        <NumberField
          {...days}
          name="days"
          label="Prazo comum"
          required
          help="Vale para as categorias sem número abaixo."
          wide
        />
        {categories.map(({ id, name }) => (
          <NumberField key={id} {...days} name={`ofCategory.${fieldOf(id)}`} label={name} />
        ))}
      </FieldGroup>
      <Hint>Tudo fica só neste computador, para o seu gabinete.</Hint>
      <Files>
        <Button onClick={() => give('ajustes')}>Passar a um colega, ou tomar os dele</Button>
      </Files>
    </PanelForm>
  );
}

const atLeastOne = (value: unknown) => (value === '0' ? 'Digite ao menos 1 dia.' : undefined);
