import { searchesOf } from '@/records/list/searchesOf';
import { listPath } from './documentPaths';
import { listCall } from './documentsFirstCall';
import { documentsModule } from './documentsModule';

export const documentsBy = searchesOf(documentsModule, listPath, listCall);
