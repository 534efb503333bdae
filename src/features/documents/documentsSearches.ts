import { searchesOf } from '@/records/list/searchesOf';
import { listPath } from '@/records/links/documents';
import { listCall } from './documentsFirstCall';
import { documentsModule } from './documentsModule';

export const documentsBy = searchesOf(documentsModule, listPath, listCall);
