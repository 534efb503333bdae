import { foldText } from '@/formats/text';
import { answerDays } from './answers';

export type Step = 'reply' | 'status' | 'document';

/* Offices name their statuses. */
const begins = /^(abert|nov[oa]|receb|pendent|cadastr|triag|a fazer|nao inici)/;
const waitsForVoter = /eleitor|municipe|cidada|solicitante|requerente|retorn/;

interface Standing {
  statusName: string;
  documents: readonly unknown[];
  progress: Parameters<typeof answerDays>[0];
}

/** The next step for a service, by its status; null if it is closed and was replied to. */
export function nextStep({ statusName, documents, progress }: Standing, isOpen: boolean): Step | null {
  if (!isOpen) return answerDays(progress).length > 0 ? null : 'reply';
  const name = foldText(statusName.trim());
  if (waitsForVoter.test(name)) return 'reply';
  return begins.test(name) && documents.length === 0 ? 'document' : 'status';
}
