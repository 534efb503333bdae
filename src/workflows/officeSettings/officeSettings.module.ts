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
          // Once the palette has given back the focus, to which the panel returns it.
          setTimeout(() => give('ajustes'));
          return true;
        },
      },
    ],
  },
  help: {},
});
