import { useAsk } from '@/api/ask';
import type { Doubt } from '@/records/doubt/doubts';
import { sendOnce } from '@/records/doubt/sendOnce';
import { countAlike, messageWords } from './messageDoubt';
import { messagesApi, type MessageInput } from './messagesApi';

/** Sends a message that must not go out twice; `despite` is the doubt that the person was shown. */
export function useSendOnce() {
  const [sendMessage] = messagesApi.useSendMessageMutation();
  const ask = useAsk();
  return (input: MessageInput, despite: Doubt | undefined) =>
    sendOnce<{ id: number }>({
      kind: 'message',
      act: { type: input.typeId, amount: 1, time: '' },
      count: countAlike(ask, input),
      send: () => sendMessage(input),
      despite,
      words: messageWords,
    });
}
