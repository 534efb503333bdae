import { settingsListScreen } from '../entries/settingsListScreen';
import { byVoters } from '../entries/usage';

const VoterGroupsScreen = settingsListScreen({
  name: 'voterGroups',
  title: 'Grupos de eleitores',
  one: 'grupo',
  many: 'grupos',
  the: 'O grupo',
  intro:
    'Reúna eleitores pelo que têm em comum: um bairro, uma causa, um conselho. Os grupos servem para filtrar eleitores e escolher o público de uma campanha.',
  add: 'Adicionar grupo',
  script: { script: 'grupo.php', by: 'action', limit: 60, fields: ['name'], list: 'electorGroupList' },
  usage: byVoters,
});

export default VoterGroupsScreen;
