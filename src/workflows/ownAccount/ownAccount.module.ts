import { ownAccountPath } from '@/records/links/ownAccount';
import { defineWorkflow } from '@/records/modules/defineModule';

const label = 'Minha conta';

export default defineWorkflow({
  order: 160,
  screens: [{ path: ownAccountPath, label, load: () => import('./OwnAccountScreen') }],
  palette: { screens: [{ label, path: ownAccountPath }] },
  help: { [ownAccountPath]: () => import('./ownAccount.help') },
});
