import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { DisplayProfile } from '@/lookups/displayProfileApi';
import { filledMessage } from '../messageText';
import type { MessageStart } from './lastMessage';
import { messagesApi } from '../messagesApi';

export interface MessageValues extends MessageStart {
  /** Digits. */
  telephone: string;
  message: string;
}

/**
 * Templates of the chosen category and channel; choosing one fills in the message. Changing either, or a
 * failure to load the text, clears the template. `start`: the initial template, while both are unchanged.
 */
export function useMessageTemplate(
  { control, setValue, setError, clearErrors }: UseFormReturn<MessageValues>,
  voter: { name: string },
  profile: DisplayProfile,
  start: MessageStart,
) {
  const [categoryId, typeId, templateId] = useWatch({
    control,
    name: ['categoryId', 'typeId', 'templateId'],
  });
  const list = messagesApi.useTemplatesQuery(
    categoryId === null || typeId === null ? skipToken : { categoryId, typeId },
  );
  const details = messagesApi.useTemplateQuery(templateId ?? skipToken);
  const text = details.isError ? undefined : details.currentData?.text;
  const hasFailed = details.isError && !details.isFetching;
  const hasNoList = list.isError && !list.isFetching;

  const listOf = `${categoryId}/${typeId}`;
  const heldList = useRef(listOf);
  const [starting, setStarting] = useState(start.templateId);
  useEffect(() => {
    if (heldList.current === listOf) return;
    heldList.current = listOf;
    setStarting(null);
    setValue('templateId', null);
    setValue('message', '');
    clearErrors('templateId');
  }, [listOf, setValue, clearErrors]);

  // Preselects the only template, or the initial one.
  const [first, ...others] = list.currentData ?? [];
  const only = others.length === 0 ? first?.id : list.currentData?.find(({ id }) => id === starting)?.id;
  useEffect(() => {
    if (only !== undefined) setValue('templateId', only);
  }, [listOf, only, setValue]);

  const { name } = voter;
  useEffect(() => {
    if (text === undefined) return;
    setValue('message', filledMessage(text, { name }, profile));
    clearErrors('templateId');
  }, [text, name, profile, setValue, clearErrors]);

  useEffect(() => {
    if (!hasFailed) return;
    setValue('templateId', null);
    setValue('message', '');
    setError('templateId', { message: 'Não conseguimos carregar este modelo. Escolha-o de novo.' });
  }, [hasFailed, setValue, setError]);

  return {
    templates: list.currentData ?? [],
    isLoadingTemplates: list.isFetching,
    /** Undefined unless loading failed. */
    retryTemplates: hasNoList ? () => void list.refetch() : undefined,
    isLoadingText: details.isFetching,
    hasText: templateId !== null && text !== undefined,
  };
}
