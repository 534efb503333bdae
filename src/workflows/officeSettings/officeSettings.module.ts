import { defineWorkflow } from '@/records/modules/defineModule';
import { give } from '@/ui/givenFragment';

export default defineWorkflow({
  order: 155,
  screens: [],
  palette: {
    screens: [
      {
        label: 'Ajustes do gabinete',
        path: '/dashboard#ajustes=',
        words: 'compartilhar passar colega link arquivo prazos status abertos modelos visões',
        open: () => {
          // After the palette has returned focus, so that the panel can return it there too.
          setTimeout(() => give('ajustes'));
          return true;
        },
      },
    ],
  },
  help: {},
});
