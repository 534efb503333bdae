import { settingsListScreen } from '../entries/settingsListScreen';
import { byServices } from '../entries/usage';

const ServiceOriginsScreen = settingsListScreen({
  name: 'serviceOrigins',
  title: 'Origens de atendimento',
  one: 'origem',
  many: 'origens',
  the: 'A origem',
  intro:
    'Por onde as pessoas chegam ao gabinete: o balcão, o telefone, as redes. Cada atendimento diz a sua origem, e com ela se filtra a lista.',
  add: 'Adicionar origem',
  script: { script: 'origem.php', by: 'action', limit: 60, fields: ['name'], list: 'treatmentOriginList' },
  usage: byServices,
});

export default ServiceOriginsScreen;
