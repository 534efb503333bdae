import { modulePanels } from '@/records/list/ModulePanels';
import { CallDetails } from './CallDetails';
import { CallFilters } from './CallFilters';
import { EditCall, NewCall } from './CallForm';
import { RemoveCall } from './RemoveCall';

export default modulePanels({
  details: CallDetails,
  filter: CallFilters,
  create: NewCall,
  edit: EditCall,
  remove: RemoveCall,
});
