import { searchesOf } from '@/records/list/searchesOf';
import { listPath } from '@/records/links/services';
import { listCall } from './servicesFirstCall';
import { servicesModule } from './servicesModule';

export const servicesBy = searchesOf(servicesModule, listPath, listCall);
