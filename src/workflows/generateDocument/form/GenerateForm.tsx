import { useCallback, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from '@/ui/style';
import { officeChoice, optionName } from '@/lookups/lookupsApi';
import { usePanelHost } from '@/ui/panel/panelHost';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { NumberField } from '@/ui/form/NumberField';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { CheckInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { limits } from '@/features/documents/documentInput';
import { AuthorRows } from '@/features/documents/form/AuthorRows';
import { useDocumentOptions } from '@/features/documents/documentsModule';
import { profileShelf } from '@/records/office/officeProfile';
import { meets } from '@/session/rules';
import { useSignedInSession } from '@/session/useSession';
import { htmlOf } from '@/texts/markup/cleanHtml';
import {
  closingOf,
  factsOf,
  startOf,
  withTyped,
  type DocumentSource,
  type GenerateValues,
} from './generateInput';
import { lastStatus, lastType } from './generateStart';
import { TextPreview } from './TextPreview';
import { filledTemplate, useTemplates } from './templates';
import { useProposals } from './useProposals';
import type { Made } from './useGenerateSteps';
import { useTakeNumber } from './useTakeNumber';

const Requester = styled(ChoiceLabel)`
  margin: 12px 0 20px;
`;

const Unknown = styled.div`
  margin: 12px 0 20px;
`;

interface GenerateFormProps {
  source: DocumentSource;
  /** Content above the form. */
  top?: ReactNode;
  onMade: (made: Made) => void;
}

/** Form for a document generated from another record: all values proposed, the number checked again before use. */
export function GenerateForm({ source, top, onMade }: GenerateFormProps) {
  const { done } = usePanelHost();
  const { types, statuses, departments } = useDocumentOptions();
  const take = useTakeNumber();
  const maySettle = meets(useSignedInSession(), { administrator: true });
  const templates = useTemplates();

  const namesOf = useCallback(
    ({ type, areaInterest }: Pick<GenerateValues, 'type' | 'areaInterest'>) => ({
      type: optionName(types, type ?? 0),
      department: optionName(departments, areaInterest ?? 0),
    }),
    [types, departments],
  );

  const form = useServerForm<GenerateValues, { id: number }>({
    defaultValues: startOf(source),
    send: take,
    onDone: (_, values) => {
      const { type, status } = values;
      const ofOffice = [...Object.values(values.typed), values.letterhead];
      if (maySettle && ofOffice.some((text) => text?.trim()))
        profileShelf.change((office) => withTyped(office, values, namesOf(values).department));
      lastType.keep(String(type ?? ''));
      lastStatus.keep(String(status ?? ''));
      done(`O documento (${optionName(types, type ?? 0)}) foi criado!`, { goesOn: true });
    },
    onDoneHere: ({ id }, values) => {
      const { type, number, year } = values;
      const template = templates.htmlOf(values.template);
      onMade({
        document: { id, typeId: type ?? 0, typeName: optionName(types, type ?? 0), number, year },
        html:
          template === null
            ? null
            : htmlOf(
                filledTemplate(template, factsOf(values, source, namesOf(values)), closingOf(values, source))
                  .content,
              ),
      });
    },
    fieldNames: { authors: 'authors.root', options: 'authors.root' },
  });
  const { control, setValue } = form;
  const { isReading, isAuthorUnknown, failure, isTooMany, retry } = useProposals(
    form,
    { types, statuses },
    templates,
  );
  const [template, namesRequester, authors] = useWatch({
    control,
    name: ['template', 'namesRequester', 'authors'],
  });

  const choice = officeChoice(control);
  return (
    <PanelForm
      form={form}
      saveText="Gerar documento"
      busyText="Gerando..."
      blockedReason={isReading ? 'Aguarde a leitura dos números.' : undefined}
    >
      {top}
      <FieldGroup columns={2}>
        <SelectField {...choice(types)} name="type" label="Tipo" required />
        <SelectField {...choice(statuses)} name="status" label="Status" required />
        <NumberField
          control={control}
          name="number"
          label="Número"
          required
          help={isReading ? 'Procurando o próximo número...' : undefined}
        />
        <NumberField control={control} name="year" label="Ano" digits={4} required />
        {isTooMany && (
          <PanelNotice live>
            Este tipo tem documentos demais neste ano para propor o próximo número: digite-o. Antes de gravar,
            conferimos se já existe.
          </PanelNotice>
        )}
        {failure && (
          <PanelNotice live>
            <p>Não conseguimos ler os números deste tipo e ano. {failure.message}</p>
            <RetryButton onRetry={retry}>Ler de novo</RetryButton>
          </PanelNotice>
        )}
      </FieldGroup>
      <AuthorRows form={form as never} />
      {isAuthorUnknown && authors.length === 0 && (
        <Unknown>
          <PanelNotice live>
            Não sabemos qual dos autores é o deste gabinete, e nenhum foi proposto: adicione quem assina.
          </PanelNotice>
        </Unknown>
      )}
      <FieldGroup columns={2}>
        <TextAreaField
          control={control}
          name="menu"
          label="Assunto"
          required
          rows={3}
          maxLength={limits.menu}
          help="Um documento é público: confira que o assunto não diz quem pediu."
        />
        <SelectField {...choice(departments)} name="areaInterest" label="Área de interesse" />
        <TextField
          control={control}
          name="region"
          label="Região"
          maxLength={limits.region}
          help={source.district.length > limits.region ? 'O bairro foi cortado em 50 caracteres.' : undefined}
        />
        <NativeSelectField
          control={control}
          name="template"
          label="Modelo do texto"
          options={templates.options}
        />
      </FieldGroup>
      {template !== '' && source.requester !== '' && (
        <Requester>
          <CheckInput
            checked={namesRequester}
            onChange={({ target }) => setValue('namesRequester', target.checked, { shouldDirty: true })}
          />
          <span>
            Pôr no texto {source.askers ? 'os nomes' : 'o nome'} de quem pediu ({source.requester})
          </span>
        </Requester>
      )}
      <TextPreview {...{ control, source, templates, namesOf, maySettle }} />
    </PanelForm>
  );
}
