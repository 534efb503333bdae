import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { displayProfileApi } from '@/lookups/displayProfileApi';
import { remembered } from '@/ui/remembered';
import { messagesApi } from './messagesApi';

/** The template used last on this device, by channel. */
const lastTemplates = {
  2: remembered('tribuna.modelo-sms'),
  3: remembered('tribuna.modelo-whatsapp'),
};

/** A message's category and template for many people, begun with the one used last, or the first. */
export function useTemplateChoice(typeId: 2 | 3, startingCategory: number) {
  const last = lastTemplates[typeId];
  const { control, setValue } = useForm<{ categoryId: number; templateId: number | null }>({
    defaultValues: { categoryId: startingCategory, templateId: null },
  });
  const [categoryId, templateId] = useWatch({ control, name: ['categoryId', 'templateId'] });
  const profile = displayProfileApi.useDisplayProfileQuery(undefined);
  const list = messagesApi.useTemplatesQuery({ categoryId, typeId });
  const templates = list.currentData;
  const isListed = templates?.some(({ id }) => id === templateId);
  const first = templates?.find(({ id }) => String(id) === last.read()) ?? templates?.[0];
  const chosenId = isListed ? templateId : (first?.id ?? null);
  useEffect(() => {
    if (chosenId !== templateId) setValue('templateId', chosenId);
  }, [chosenId, templateId, setValue]);
  const details = messagesApi.useTemplateQuery(chosenId ?? skipToken);
  const error = profile.error ?? list.error ?? details.error;
  const isFetching = profile.isFetching || list.isFetching || details.isFetching;
  return {
    control,
    categoryId,
    templateId: chosenId,
    templates: templates ?? [],
    /** Undefined while read, or without one. */
    text: details.isFetching ? undefined : details.currentData?.text,
    /** Undefined while read; null: none in use. */
    profile: profile.data,
    isFetching,
    error: isFetching ? undefined : error,
    retry: () => {
      for (const query of [profile, list, details]) if (query.error) void query.refetch();
    },
    keep: () => last.keep(String(chosenId ?? '')),
  };
}

export type TemplateChoice = ReturnType<typeof useTemplateChoice>;
