import { settingsListScreen } from '../entries/settingsListScreen';
import { byDocuments } from '../entries/usage';

const DocumentStatusesScreen = settingsListScreen({
  name: 'documentStatuses',
  title: 'Status de documentos legislativos',
  one: 'status',
  many: 'status',
  the: 'O status',
  intro: 'Em que pé está cada ofício, moção ou indicação: protocolado, em votação, aprovado.',
  add: 'Adicionar status',
  script: {
    script: 'legislative.processe.status.php',
    by: 'verb',
    limit: 60,
    fields: ['name', 'color'],
    list: 'legislativeProcesseStatusList',
  },
  usage: byDocuments,
});

export default DocumentStatusesScreen;
