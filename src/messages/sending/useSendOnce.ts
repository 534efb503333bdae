import { useAsk } from '@/api/ask';
import { resultOf } from '@/api/failure';
import { useAppDispatch } from '@/api/store';
import { localNow } from '@/formats/dates';
import type { Doubt } from '@/records/doubt/doubts';
import { sendOnce } from '@/records/doubt/sendOnce';
import { actOf, countAlike, messageWords } from './messageDoubt';
import { messagesApi, type MessageInput } from '../messagesApi';
import { messageSent } from './sentMessages';

/** Sends a message that must not be sent twice; `acknowledged` are the doubts shown to the person. */
export function useSendOnce() {
  const [sendMessage] = messagesApi.useSendMessageMutation();
  const ask = useAsk();
  const dispatch = useAppDispatch();
  return (input: MessageInput, acknowledged: readonly Doubt[]) =>
    sendOnce<{ id: number }>({
      kind: 'message',
      act: actOf(input),
      count: countAlike(ask, input),
      send: async () => {
        const answer = await resultOf(sendMessage(input));
        // Updates shown messages at once: one that looks unsent would be sent, and paid for, twice.
        if (answer.data) dispatch(messageSent({ ...input, id: answer.data.id, at: localNow() }));
        return answer;
      },
      acknowledged,
      words: messageWords,
    });
}
