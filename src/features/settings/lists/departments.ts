import { settingsListScreen } from '../entries/settingsListScreen';
import { byServicesAndDocuments } from '../entries/usage';

const DepartmentsScreen = settingsListScreen({
  name: 'departments',
  title: 'Secretarias',
  one: 'secretaria',
  many: 'secretarias',
  the: 'A secretária',
  intro:
    'Os órgãos a que o gabinete encaminha pedidos: aparecem nos atendimentos e como área de interesse dos documentos.',
  add: 'Adicionar secretaria',
  script: { script: 'secretaria.php', by: 'verb', limit: 50, fields: ['name'], list: 'departmentList' },
  usage: byServicesAndDocuments,
  systemNote: 'As secretarias do sistema servem a todos os gabinetes: não se editam nem se excluem.',
});

export default DepartmentsScreen;
