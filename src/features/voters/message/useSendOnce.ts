import { useAsk } from '@/api/ask';
import type { ApiResult } from '@/api/failure';
import { doubtOf } from '@/records/doubt/doubts';
import { sendOnce } from '@/records/doubt/sendOnce';
import { countAlike, messageWords } from './messageDoubt';
import { messagesApi, type MessageInput } from './messagesApi';

/** Sends one of many messages: what became of the one before is known to the person, who sees each. */
export function useSendOnce() {
  const [sendMessage] = messagesApi.useSendMessageMutation();
  const ask = useAsk();
  return (input: MessageInput): Promise<ApiResult<{ id: number }>> =>
    sendOnce<{ id: number }>({
      kind: 'message',
      act: { type: input.typeId, amount: 1, time: '' },
      count: countAlike(ask, input),
      send: () => sendMessage(input),
      despite: doubtOf('message'),
      words: messageWords,
    });
}
