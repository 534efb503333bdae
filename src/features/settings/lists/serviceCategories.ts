import { settingsListScreen } from '../entries/settingsListScreen';
import { byServices } from '../entries/usage';

const ServiceCategoriesScreen = settingsListScreen({
  name: 'serviceCategories',
  title: 'Categorias de atendimento',
  one: 'categoria',
  many: 'categorias',
  the: 'A categoria',
  intro:
    'De que tratam os pedidos que o gabinete recebe: saúde, asfalto, educação. Com a categoria se sabe o que mais se pede.',
  add: 'Adicionar categoria',
  script: {
    script: 'atendimento.categoria.php',
    by: 'action',
    limit: 60,
    fields: ['name'],
    list: 'treatmentCategoryList',
  },
  usage: byServices,
});

export default ServiceCategoriesScreen;
