import { birthdaysParam, editPath, listPath, pagePath } from '@/records/links/voters';
import { loadOffer } from '@/records/offers/offers';
import { palettePart, remind } from '@/records/palette/palettePart';

const birthdays = `${listPath}?${birthdaysParam}=week`;
export default palettePart({
  listPath,
  one: 'eleitor',
  icon: 'user',
  page: pagePath,
  screens: [{ label: 'Aniversariantes', words: 'aniversário parabéns', path: birthdays }],
  acts: [
    { label: 'Novo atendimento', panel: 'service', rule: 'create_treatment' },
    { label: 'Ligação', panel: 'call', rule: 'create_call' },
    { label: 'Enviar mensagem', panel: 'message' },
    remind(),
    { label: 'Editar', panel: 'edit', rule: 'edit_voter', screen: editPath },
  ],
  panels: () => loadOffer('voterActs'),
  search: {
    order: 10,
    title: 'Eleitores',
    takesWords: true,
    takesContacts: true,
    load: () => import('./voters.search'),
  },
});
