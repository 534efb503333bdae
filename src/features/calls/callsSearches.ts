import { searchesOf } from '@/records/list/searchesOf';
import { listPath } from './callPaths';
import { listCall } from './callsFirstCall';
import { callsModule } from './callsModule';

export const callsBy = searchesOf(callsModule, listPath, listCall);
