import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { stampedFileName } from '@/formats/files';
import { nationalDigits } from '@/formats/phone';
import { useOptionList } from '@/lookups/lookupsApi';
import { LabelsIcon } from '@/ui/icons';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListExport } from '@/ui/list/useListExport';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { returnable } from '@/ui/useReturn';
import { useTags } from './labels/labelsApi';
import { voterColumns } from './list/voterColumns';
import { voterSheet } from './list/voterSheet';
import { newVoterHandover } from './voterHandover';
import { createPath, editPath } from './voterPaths';
import { printCall, searchCall, votersApi } from './votersApi';
import { fetchVoterSheet } from './votersLookupApi';
import { votersModule } from './votersModule';

const VoterPanels = lazy(() => import('./VoterPanels'));
const VotersWelcome = lazy(() => import('./list/votersWelcome'));

/** The voters list and its panels. */
export const VotersScreen = atAddress(votersModule, function VotersScreen() {
  const groups = useOptionList('electorGroupList');
  // Asked for here, so that the panel of labels need not wait.
  useTags();
  const search = votersApi.useVotersQuery(useModule(votersModule).search);
  const list = useListScreen(votersModule, search, groups);
  const files = useListExport(list);
  const blocked = useBlockedReason();
  const navigate = useNavigate();
  const giveKnown = newVoterHandover.useGive();
  const create = () => {
    const { name, cpf, telephone, email } = list.filters;
    // Nobody was found: who is registered is the one that was looked for.
    if (list.state === 'empty') giveKnown({ name, cpf, telephone: nationalDigits(telephone), email });
    void navigate(createPath, { state: returnable });
  };

  return (
    <ListScreen
      list={list}
      columns={voterColumns}
      actions={[
        files.csvAction({ rule: 'export_voter', prefix: 'listagem-eleitores-', call: searchCall }),
        {
          label: 'Gerar Etiqueta',
          icon: <LabelsIcon />,
          blockedReason: blocked('create_label_voter') ?? list.exportBlocked,
          onSelect: () => list.openPanel('labels'),
        },
        files.printAction({
          rule: 'print_voter',
          label: 'Imprimir',
          call: printCall,
          build: (pdf) => ({ name: stampedFileName('listagem-eleitores-', 'pdf'), content: pdf }),
        }),
      ]}
      create={{
        text: 'Novo',
        emptyText: 'Novo eleitor',
        rule: 'create_voter',
        onStart: create,
      }}
      rowActions={[
        {
          label: 'Editar',
          rule: 'edit_voter',
          onSelect: ({ id }) => {
            list.actions.rowLeft(id);
            void navigate(editPath(id), { state: returnable });
          },
        },
        ...files.rowSheetActions({
          rule: 'print_voter',
          sheetOf: (id) => ({ fetch: (signal) => fetchVoterSheet(id, signal), build: voterSheet }),
          fileLabel: 'Baixar ficha (.html)',
        }),
        { label: 'Novo atendimento', rule: 'create_treatment', panel: 'service' },
        { label: 'Criar lembrete', panel: 'reminder' },
        { label: 'Enviar mensagem', panel: 'message' },
        { label: 'Excluir', rule: 'delete_voter', panel: 'remove' },
      ]}
      welcome={VotersWelcome}
      panels={VoterPanels}
    />
  );
});
