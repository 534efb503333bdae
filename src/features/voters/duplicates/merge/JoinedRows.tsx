import { labelOf } from '@/formats/choices';
import { formatPhone } from '@/formats/phone';
import { optionName, useOptionList } from '@/lookups/lookupsApi';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { kinships, responsibleTypes } from '../../voterChoices';
import { planOf, type Choice, type Two } from './plan';

/** What is put together of both. */
export function JoinedRows({ two, choice }: { two: Two; choice: Choice }) {
  const groups = useOptionList('electorGroupList');
  const { telephone, groupsId, relatives, responsible } = planOf(two, choice).input;
  return (
    <DetailsList>
      <Detail label="Telefones">{telephone.map(({ number }) => formatPhone(number)).join(', ')}</Detail>
      <Detail label="Grupos">{groupsId.map((id) => optionName(groups, id)).join(', ')}</Detail>
      <Detail label="Família">
        {relatives
          .map(({ elector, kinship }) =>
            [labelOf(kinships, kinship || null), elector?.label].filter(Boolean).join(': '),
          )
          .join(', ')}
      </Detail>
      <Detail label="Responsáveis">
        {responsible
          .map(({ responsibleId, name }) =>
            [labelOf(responsibleTypes, responsibleId || null), name].filter(Boolean).join(': '),
          )
          .join(', ')}
      </Detail>
    </DetailsList>
  );
}
