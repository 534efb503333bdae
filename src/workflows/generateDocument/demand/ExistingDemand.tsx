import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { failureOf } from '@/api/failure';
import { formatShortDate } from '@/formats/dates';
import { firstWords, foldText, plural } from '@/formats/text';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { TextField } from '@/ui/form/TextField';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelForm } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { titleOf, type DocumentRow } from '@/features/documents/document';
import { limits } from '@/features/documents/documentInput';
import { useDocumentOptions } from '@/features/documents/documentsModule';
import { generateApi } from '../form/generateApi';
import { subjectOf } from '../form/generateInput';
import { isLinked, type Demand } from './demand';
import { placeOf, type Asked } from './demandSource';

const maxShown = 5;
const lineLength = 120;

interface Choice {
  documentId: number | null;
  /** Number to search for, such as '412/2026'. */
  number: string;
}

interface ExistingDemandProps {
  asked: readonly Asked[];
  top: ReactNode;
  onChosen: (demand: Demand) => void;
}

/** Selects an existing document: those of the same category and bairro are proposed, others are found by number. */
export function ExistingDemand({ asked, top, onChosen }: ExistingDemandProps) {
  const { types } = useDocumentOptions();
  const { category, district } = useMemo(() => placeOf(asked), [asked]);
  const hasPlace = category !== '' && district !== '';
  const near = generateApi.useDocumentsToJoinQuery(
    hasPlace ? { menu: category, region: district.slice(0, limits.region).trim() } : skipToken,
  );
  const form = useServerForm<Choice>({
    defaultValues: { documentId: null, number: '' },
    send: ({ documentId }) => {
      const chosen = demands.find(({ row }) => row.id === documentId);
      if (chosen) onChosen(chosen.demand);
      return Promise.resolve({ data: null });
    },
  });
  const { control, setValue, getValues } = form;
  const typed = useWatch({ control, name: 'number' });
  const [, number, year] = /^\s*(\d{1,9})\s*\/\s*(\d{4})\s*$/.exec(typed) ?? [];
  const numbered = generateApi.useDocumentsToJoinQuery(number && year ? { number, year } : skipToken);

  const isReading = near.isFetching || numbered.isFetching || types.length === 0;
  const found = useMemo(() => {
    const start = foldText(subjectOf(category, district, ''));
    const alike = (near.data ?? []).filter(({ menu }) => foldText(menu.trim()).startsWith(start));
    const wanted =
      number && year ? (numbered.data ?? []).filter((row) => Number(row.number) === Number(number)) : [];
    return [...new Map([...wanted, ...alike.slice(0, maxShown)].map((row) => [row.id, row])).values()];
  }, [near.data, numbered.data, category, district, number, year]);
  const demands = found.flatMap((row) => {
    const typeId = types.find(({ name }) => name === row.typeName)?.id;
    const { typeName } = row;
    return typeId ? [{ row, demand: { typeId, typeName, number: row.number, year: row.year } }] : [];
  });
  const isJoined = (demand: Demand) => asked.every(({ service }) => isLinked(service, demand));
  const first = demands.find(({ demand }) => !isJoined(demand))?.row.id ?? null;
  const propose = useEffectEvent((id: number | null) => {
    const { documentId } = getValues();
    if (demands.every(({ row }) => row.id !== documentId)) setValue('documentId', id);
  });
  useEffect(() => propose(first), [first]);

  const failure = failureOf(near.error) ?? failureOf(numbered.error);
  const retry = () => {
    if (near.error) void near.refetch();
    if (numbered.error) void numbered.refetch();
  };
  return (
    <PanelForm
      form={form}
      saveText={`Juntar ${plural(asked.length, 'atendimento', 'atendimentos')}`}
      busyText="Começando..."
      blockedReason={
        isReading
          ? 'Aguarde a leitura dos documentos.'
          : demands.length === 0
            ? 'Escolha o documento.'
            : undefined
      }
    >
      {top}
      <FieldGroup>
        {demands.length > 0 && (
          <RadioGroupField
            control={control}
            name="documentId"
            label="Documento"
            required
            column
            emptyValue={null}
            options={demands.map(({ row, demand }) => ({
              value: row.id,
              label: titleOf(row),
              detail: isJoined(demand) ? 'Já está ligado.' : detailOf(row),
              ...(isJoined(demand) && { disabled: true }),
            }))}
          />
        )}
        <div role="status">
          {!isReading && demands.length === 0 && !failure && (
            <PanelNotice tone="info">
              {number ? `Não há documento ${number}/${year}.` : nothingNear(category, district)}
            </PanelNotice>
          )}
        </div>
        {failure && !near.isFetching && !numbered.isFetching && (
          <PanelNotice live>
            <p>Não conseguimos procurar os documentos. {failure.message}</p>
            <RetryButton onRetry={retry}>Procurar de novo</RetryButton>
          </PanelNotice>
        )}
        <TextField
          control={control}
          name="number"
          label="Outro documento"
          help="Número e ano, como 412/2026."
          maxLength={20}
        />
      </FieldGroup>
    </PanelForm>
  );
}

const detailOf = ({ menu, statusName, createdAt }: DocumentRow) =>
  [firstWords(menu, lineLength), statusName, createdAt && formatShortDate(createdAt.slice(0, 10))]
    .filter(Boolean)
    .join(' · ');

const nothingNear = (category: string, district: string) =>
  category && district
    ? `Não encontramos documento de ${category} em ${district}. Digite o número de outro, ou faça um novo.`
    : 'Sem categoria e bairro não há o que propor. Digite o número do documento, ou faça um novo.';
