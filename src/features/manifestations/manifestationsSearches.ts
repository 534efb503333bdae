import { searchesOf } from '@/records/list/searchesOf';
import { listPath } from './manifestationPaths';
import { listCall } from './manifestationsFirstCall';
import { manifestationsModule } from './manifestationsModule';

export const manifestationsBy = searchesOf(manifestationsModule, listPath, listCall);
