import { useState } from 'react';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { FormSection } from '@/ui/form/FormSection';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { email, messageParts } from '../campaign';
import { MessagePreview } from '../MessagePreview';
import type { CampaignInput } from './campaignInput';
import { SmsCount } from './SmsCount';

/** An e-mail preview needs more room than an SMS one. */
const Beside = styled.div<{ $isLetter: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px 28px;

  @media (width >= 64rem) {
    grid-template-columns: minmax(0, 1fr) ${({ $isLetter }) => ($isLetter ? 'minmax(0, 1fr)' : '340px')};
  }
`;

const Hint = styled.p`
  color: var(--ink-secondary);
`;

const Preview = styled.div<{ $isNarrow: boolean }>`
  align-self: start;
  min-width: 0;

  > div:first-child {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 36px;
    margin-bottom: 8px;
  }

  h3 {
    margin-right: auto;
    font-size: 0.8125rem;
    font-weight: 500;
  }

  button[aria-pressed='true'] {
    background: var(--brand-soft);
    color: var(--brand);
  }

  > div:last-child {
    max-width: ${({ $isNarrow }) => ($isNarrow ? '360px' : '640px')};
    margin-inline: auto;
  }

  @media (width >= 64rem) {
    position: sticky;
    top: calc(var(--top-bar-height) + 20px);
  }

  /* On a phone, as the recipient's phone shows it. */
  @media (width < 30rem) {
    button {
      display: none;
    }
  }
`;

export function MessageSection({ form }: { form: UseFormReturn<CampaignInput> }) {
  const { control } = form;
  const type = useWatch({ control, name: 'type' });
  return (
    <FormSection section={{ id: 'mensagem', title: 'Crie a mensagem dessa campanha' }}>
      {type === null ? (
        <Hint>Escolha antes o tipo da campanha.</Hint>
      ) : (
        <Beside $isLetter={type === email}>
          <FieldGroup>
            {type === email && (
              <>
                <TextField control={control} name="subject" label="Assunto" required />
                <TextField control={control} name="greeting" label="Saudação" required />
              </>
            )}
            <TextAreaField control={control} name="content" label="Conteúdo" rows={4} required />
            {type === email ? (
              <TextAreaField control={control} name="signature" label="Assinatura" rows={2} required />
            ) : (
              <SmsCount form={form} />
            )}
          </FieldGroup>
          <LivePreview control={control} type={type} />
        </Beside>
      )}
    </FormSection>
  );
}

const widths = [
  { isNarrow: false, label: 'Computador' },
  { isNarrow: true, label: 'Celular' },
];

function LivePreview({ control, type }: { control: Control<CampaignInput>; type: number }) {
  const [isNarrow, setNarrow] = useState(false);
  const [subject, greeting, content, signature] = useWatch({ control, name: messageParts });
  return (
    <Preview $isNarrow={isNarrow}>
      <div>
        <h3>Como as pessoas vão ver</h3>
        {type === email &&
          widths.map((width) => (
            <Button
              key={width.label}
              kind="quiet"
              aria-pressed={isNarrow === width.isNarrow}
              onClick={() => setNarrow(width.isNarrow)}
            >
              {width.label}
            </Button>
          ))}
      </div>
      <div>
        <MessagePreview typeId={type} message={{ subject, greeting, content, signature }} live />
      </div>
    </Preview>
  );
}
