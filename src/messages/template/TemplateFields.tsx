import { failureOf } from '@/api/failure';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { CheckInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { communicationCategories } from '../messageChoices';
import { filledMessage, messageProblem, noProfile } from '../messageText';
import type { TemplateChoice } from './useTemplateChoice';

/** Chooses a category and a template, and shows what is missing. */
export function TemplateFields({ choice }: { choice: TemplateChoice }) {
  const { control, templates, isFetching, error, retry, names, callBy } = choice;
  const failure = failureOf(error);
  const problem = templateProblem(choice);
  return (
    <FieldGroup columns={2}>
      <NativeSelectField
        control={control}
        name="categoryId"
        label="Assunto"
        options={communicationCategories}
        required
      />
      <NativeSelectField
        control={control}
        name="templateId"
        label="Modelo"
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <ChoiceLabel>
        <CheckInput
          checked={names === 'called'}
          onChange={({ target }) => callBy(target.checked ? 'called' : 'social')}
        />
        Chamar pelo apelido, onde houver
      </ChoiceLabel>
      {failure && (
        <PanelNotice live>
          <p>Não conseguimos ler o perfil de exibição ou os modelos. {failure.message}</p>
          <RetryButton onRetry={retry} />
        </PanelNotice>
      )}
      {!failure && !isFetching && problem && <PanelNotice live>{problem}</PanelNotice>}
    </FieldGroup>
  );
}

/** Why the template cannot make a message; undefined also while it loads. */
export function templateProblem({
  profile,
  templates,
  text,
  isFetching,
}: TemplateChoice): string | undefined {
  if (isFetching) return undefined;
  if (profile === null) return noProfile;
  if (templates.length === 0) return 'Não há modelo deste assunto para este canal.';
  if (text === undefined || !profile) return undefined;
  const problem = messageProblem(filledMessage(text, { name: 'Ana' }, profile));
  return problem && `Este modelo não se preenche sozinho. ${problem} Escolha outro.`;
}
