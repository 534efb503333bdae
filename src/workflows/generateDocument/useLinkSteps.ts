import { useAsk } from '@/api/ask';
import { resultOf } from '@/api/failure';
import { today } from '@/formats/dates';
import { wholeResult } from '@/records/panel/wholeRecord';
import { useSignedInSession } from '@/session/useSession';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { isSameDocument } from '@/features/documents/progress/linkedDocument';
import type { MadeDocument } from './form/useGenerateSteps';
import type { Step } from '@/records/jobs/steps/useSteps';
import { referenceOf, type ServiceRow } from '@/features/services/service';
import { fieldLabels, inputFrom } from '@/features/services/serviceInput';
import { editOf, servicesApi, type Written } from '@/features/services/servicesApi';

/** Links a document to a service that asks for it: first the link, then an entry. */
export function useLinkSteps(row: ServiceRow) {
  const ask = useAsk();
  const blocked = useBlockedReason();
  const { user } = useSignedInSession();
  const [update] = servicesApi.useUpdateServiceMutation();
  const [comment] = servicesApi.useCommentServiceMutation();
  const { service } = servicesApi.endpoints;
  const reference = referenceOf(row);

  return ({ typeId, typeName, number, year }: MadeDocument): Step[] => {
    const name = `${typeName} ${number}/${year}`;
    const noteIt = (reason: string | undefined) => reason && `${reason} Anote em ${reference}: ${name}.`;
    const entry = `Documento gerado: ${name}.`;
    return [
      {
        key: 'link',
        label: `Ligado a ${reference}`,
        left: noteIt(blocked('edit_treatment')),
        run: async () => {
          const { data: now, error } = wholeResult(await ask(service, row.id), fieldLabels);
          if (error) return { error };
          if (now.documents.some((one) => isSameDocument(one, { typeId, number, year })))
            return { data: null };
          const input = inputFrom(now);
          const documents = [...input.documents, { typeId, number, year }];
          const saved = await resultOf<Written>(update(editOf(now, { ...input, documents })));
          return saved.error ? { error: saved.error } : { data: null };
        },
      },
      {
        key: 'comment',
        label: `Andamento em ${reference}`,
        left: noteIt(blocked('create_commet_treatment')),
        run: async (isAgain) => {
          if (isAgain) {
            const { data: now, error } = await ask(service, row.id);
            if (error) return { error };
            if (now.progress.some(({ description }) => description.includes(entry))) return { data: null };
          }
          const input = { responsibleId: user.id, date: today(), comment: entry };
          const saved = await resultOf<Written>(comment({ id: row.id, input }));
          return saved.error ? { error: saved.error } : { data: null };
        },
      },
    ];
  };
}
