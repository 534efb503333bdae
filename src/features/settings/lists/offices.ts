import { settingsListScreen } from '../entries/settingsListScreen';

const OfficesScreen = settingsListScreen({
  name: 'offices',
  title: 'Escritórios de atendimento',
  one: 'escritório',
  many: 'escritórios',
  the: 'O escritório',
  intro:
    'Os lugares em que a equipe atende. Usuários e atendimentos pertencem a um deles, por isso um escritório não se exclui.',
  add: 'Adicionar escritório',
  script: { script: 'escritorio.php', by: 'action', fields: ['name', 'description'], list: 'officeList' },
});

export default OfficesScreen;
