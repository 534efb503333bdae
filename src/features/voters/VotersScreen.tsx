import { useLocation, useNavigate } from 'react-router-dom';
import { stampedFileName } from '@/formats/files';
import { nationalDigits } from '@/formats/phone';
import { useOptionList } from '@/lookups/lookupsApi';
import { Late, late } from '@/ui/feedback/late';
import { LabelsIcon, MailIcon, PairIcon, UploadIcon } from '@/ui/icons';
import { atAddress } from '@/records/list/atAddress';
import { ListRows } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { offered } from '@/records/offers/offers';
import { returnable } from '@/records/useReturn';
import { useTags } from './labels/labelsApi';
import { lettersState } from './lettersState';
import { voterColumns } from './list/voterColumns';
import { newVoterState } from '@/lookups/voters/newVoterState';
import {
  birthdaysParam,
  createPath,
  duplicatesPath,
  editPath,
  importPath,
  lettersPath,
} from '@/records/links/voters';
import { printCall, searchCall, votersApi } from './votersApi';
import { votersModule } from './votersModule';

const BirthdaysScreen = offered('birthdays');
const VoterPanels = late(() => import('./VoterPanels'));
const BulkVoters = late(() => import('./bulk/BulkVoters'));
const VotersWelcome = late(() => import('./list/votersWelcome'));

export default function VotersScreen() {
  const { search } = useLocation();
  if (!new URLSearchParams(search).has(birthdaysParam)) return <VotersList />;
  return (
    <Late fallback={null}>
      <BirthdaysScreen />
    </Late>
  );
}

const VotersList = atAddress(votersModule, function VotersList() {
  const groups = useOptionList('electorGroupList');
  // Prefetch for the labels panel.
  useTags();
  const list = useListScreen(votersModule, votersApi.useVotersQuery, groups);
  const files = useListExport(list);
  const blocked = useBlockedReason();
  const navigate = useNavigate();
  const giveKnown = newVoterState.usePass();
  const giveAddressees = lettersState.usePass();
  const giveSearched = () => {
    const { name, cpf, telephone, email } = list.filters;
    // No results: the new voter form starts from the filters.
    if (list.state === 'empty') giveKnown({ name, cpf, telephone: nationalDigits(telephone), email });
  };

  return (
    <ListScreen
      list={list}
      columns={voterColumns}
      create={{
        text: 'Novo',
        emptyText: 'Novo eleitor',
        rule: 'create_voter',
        path: createPath,
        onStart: giveSearched,
      }}
      rowActions={[
        {
          key: 'edit',
          label: 'Editar',
          rule: 'edit_voter',
          onSelect: ({ id }) => {
            list.leaveRow(id);
            void navigate(editPath(id), { state: returnable });
          },
        },
        ...files.rowSheetActions({
          rule: 'print_voter',
          sheetOf: (id) => ({
            fetch: (signal, ask) => ask(votersApi.endpoints.voter, id, signal),
            build: async (voter) => (await import('./list/voterSheet')).voterSheet(voter),
          }),
          fileLabel: 'Baixar ficha (.html)',
        }),
        { key: 'service', label: 'Novo atendimento', rule: 'create_treatment' },
        { key: 'reminder', label: 'Criar lembrete' },
        { key: 'message', label: 'Enviar mensagem' },
        { key: 'remove', label: 'Excluir', rule: 'delete_voter' },
      ]}
      panels={VoterPanels}
      bulk={BulkVoters}
    >
      <ListTop
        actions={[
          files.csvAction({ rule: 'export_voter', prefix: 'listagem-eleitores-', call: searchCall }),
          {
            label: 'Importar eleitores',
            word: 'Importar',
            icon: <UploadIcon />,
            blockedReason: blocked('create_voter'),
            onSelect: () => void navigate(importPath),
          },
          {
            label: 'Gerar Etiqueta',
            word: 'Etiqueta',
            icon: <LabelsIcon />,
            blockedReason: blocked('create_label_voter') ?? list.exportBlocked,
            onSelect: () => list.openPanel('labels'),
          },
          {
            label: 'Mala direta',
            icon: <MailIcon />,
            blockedReason: blocked('print_voter') ?? list.exportBlocked,
            onSelect: () => {
              giveAddressees({ filters: list.filters, total: list.total, ids: null });
              void navigate(lettersPath, { state: returnable });
            },
          },
          files.printAction({
            rule: 'print_voter',
            label: 'Imprimir',
            call: printCall,
            build: (pdf) => ({ name: stampedFileName('listagem-eleitores-', 'pdf'), content: pdf }),
          }),
        ]}
        more={[{ label: 'Repetidos', icon: <PairIcon />, onSelect: () => void navigate(duplicatesPath) }]}
      />
      <ListRows welcome={VotersWelcome} />
    </ListScreen>
  );
});
