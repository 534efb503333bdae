import { useWatch, type UseFormReturn } from 'react-hook-form';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { smsSize, withoutAccents } from '@/formats/sms';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import type { CampaignInput } from './campaignInput';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-top: -8px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

/** SMS length, alphabet and number of parts. */
export function SmsCount({ form: { control, setValue, setFocus } }: { form: UseFormReturn<CampaignInput> }) {
  const content = useWatch({ control, name: 'content' });
  const { length, parts, places, isShortened } = smsSize(content);
  const plain = withoutAccents(content);
  const isShorterPlain = smsSize(plain).parts < parts;
  const alphabet = isShortened ? 'com letras como ã, õ e ç' : 'alfabeto comum';
  return (
    <Line>
      <span>
        {plural(length, 'caractere', 'caracteres')} · {alphabet}: {formatNumber(places)} por SMS
      </span>
      <span role="status">{parts > 0 && `${plural(parts, 'SMS', 'partes')} para cada pessoa`}</span>
      {isShorterPlain && (
        <Button
          onClick={() => {
            setValue('content', plain, { shouldDirty: true });
            // The button unmounts once there are no accents.
            setFocus('content');
          }}
        >
          Remover acentos
        </Button>
      )}
    </Line>
  );
}
