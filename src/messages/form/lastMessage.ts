import { whyNot } from '@/lookups/voters/mayWriteTo';
import type { Voter } from '@/lookups/voters/voter';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';
import { communicationCategories, communicationChannels, whatsapp } from '../messageChoices';

/** Ids of the subject, channel and template of the last message this person sent to a single voter in this browser. */
const last = persistedPreferenceOf('person', 'tribuna.mensagem');

export interface MessageStart {
  categoryId: number | null;
  typeId: number | null;
  /** Used only once the template is known to still exist. */
  templateId: number | null;
}

type Sent = Readonly<MessageStart>;

export const keepMessage = ({ categoryId, typeId, templateId }: Sent) =>
  void last.keep([categoryId, typeId, templateId].join(' '));

const listed = (options: readonly { value: number }[], id: number | undefined) =>
  options.find(({ value }) => value === id)?.value ?? null;

/** The last message's choices, without a channel closed for this voter. */
export function startingMessage(voter: Voter): MessageStart {
  const [category, channel, template] = last.read().split(' ').map(Number);
  const categoryId = listed(communicationCategories, category);
  const asked = listed(communicationChannels, channel);
  const typeId = asked && whyNot(voter, asked === whatsapp ? 'whatsapp' : 'sms') ? null : asked;
  const isWhole = categoryId !== null && typeId !== null;
  return { categoryId, typeId, templateId: (isWhole && template) || null };
}
