import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { NameChoice } from '@/formats/personName';
import { displayProfileApi } from '@/lookups/displayProfileApi';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';
import { messagesApi } from '../messagesApi';

/** The template last used by this person in this browser, by channel. */
const lastTemplates = {
  2: persistedPreferenceOf('person', 'tribuna.modelo-sms'),
  3: persistedPreferenceOf('person', 'tribuna.modelo-whatsapp'),
};

/** Ids of templates with which this person uses nicknames. */
const byNickname = persistedPreferenceOf('person', 'tribuna.modelos-com-apelido');
const maxKept = 50;

const keptIds = () => byNickname.read().split(' ').filter(Boolean);

function keepNames(templateId: number | null, names: NameChoice) {
  const id = String(templateId ?? '');
  const others = keptIds().filter((one) => one !== id);
  byNickname.keep([...(names === 'called' ? [id] : []), ...others].slice(0, maxKept).join(' '));
}

/** Category and template of a message to many people, initially the last one used, else the first. */
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
  const [changed, setChanged] = useState<{ templateId: number | null; names: NameChoice } | null>(null);
  const keptNames: NameChoice = keptIds().includes(String(chosenId)) ? 'called' : 'social';
  const names = changed && changed.templateId === chosenId ? changed.names : keptNames;
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
    /** Undefined while loading, or without a template. */
    text: details.isFetching ? undefined : details.currentData?.text,
    /** Undefined while loading; null: none in use. */
    profile: profile.data,
    isFetching,
    error: isFetching ? undefined : error,
    retry: () => {
      for (const query of [profile, list, details]) if (query.error) void query.refetch();
    },
    /** How people are named in the message. */
    names,
    callBy: (next: NameChoice) => setChanged({ templateId: chosenId, names: next }),
    keep: () => {
      last.keep(String(chosenId ?? ''));
      keepNames(chosenId, names);
    },
  };
}

export type TemplateChoice = ReturnType<typeof useTemplateChoice>;
