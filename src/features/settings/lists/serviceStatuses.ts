import { settingsListScreen } from '../entries/settingsListScreen';
import { byServices } from '../entries/usage';

const ServiceStatusesScreen = settingsListScreen({
  name: 'serviceStatuses',
  title: 'Status de atendimento',
  one: 'status',
  many: 'status',
  the: 'O status',
  intro: 'Em que pé está cada atendimento. A cor aparece ao lado do nome nas listas e no início.',
  add: 'Adicionar status',
  script: {
    script: 'atendimento.status.php',
    by: 'action',
    limit: 60,
    fields: ['name', 'color'],
    list: 'treatmentStatusList',
  },
  usage: byServices,
});

export default ServiceStatusesScreen;
