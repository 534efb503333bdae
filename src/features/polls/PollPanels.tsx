import { modulePanels } from '@/records/list/ModulePanels';
import { PollDetails } from './details/PollDetails';
import { EditPoll, NewPoll } from './form/PollForm';
import { PollFilters } from './PollFilters';
import { RemovePoll, RemovePollAnswers } from './RemovePoll';

export default modulePanels({
  details: PollDetails,
  filter: PollFilters,
  create: NewPoll,
  edit: EditPoll,
  remove: RemovePoll,
  removeAnswers: RemovePollAnswers,
});
