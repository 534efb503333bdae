import { draftPath, listPath } from '@/records/links/documents';
import { edit, listPanels, palettePart, remind } from '@/records/palette/palettePart';

export default palettePart({
  listPath,
  one: 'documento',
  icon: 'file',
  acts: [
    { label: 'Elaborar doc.', panel: 'draft', rule: 'edit_legislative_process', screen: draftPath },
    { label: 'Trocar status', panel: 'status', rule: 'edit_legislative_process' },
    { label: 'Comentar', panel: 'comment', rule: 'comment_legislative_process' },
    remind('edit_legislative_process'),
    edit('edit_legislative_process'),
  ],
  panels: listPanels(
    listPath,
    () => import('./documentsModule').then(({ documentsModule }) => documentsModule),
    () => import('./DocumentPanels'),
  ),
  search: {
    order: 30,
    title: 'Documentos',
    reference: 'number/year',
    takesWords: true,
    load: () => import('./documents.search'),
  },
});
