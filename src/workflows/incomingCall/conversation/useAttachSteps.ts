import { useRef } from 'react';
import { useAsk } from '@/api/ask';
import { createFailure, resultOf, type ApiResult } from '@/api/failure';
import { uploadFile, type StoredFile } from '@/api/uploadFile';
import { shownName } from '@/formats/files';
import { servicesApi } from '@/features/services/servicesApi';
import { idOfReference } from '@/features/services/idOfReference';
import type { ServiceRow } from '@/features/services/servicesOfVoter';
import type { Step } from '@/records/jobs/steps/useSteps';
import { uploadEndings } from '@/records/panel/UploadPanel';
import { fileProblem } from '@/ui/form/fileProblem';
import { readyFile } from '@/ui/form/readyFile';

/** Steps that attach files to a service in order; an uploaded file is not uploaded again on retry. */
export function useAttachSteps(on: ServiceRow | string, files: readonly File[]): Step[] {
  const ask = useAsk();
  const [save] = servicesApi.useSaveServiceFileMutation();
  const stored = useRef(new Map<File, StoredFile>());
  const known = useRef(typeof on === 'string' ? null : on.id);

  const findId = async (): Promise<ApiResult<number>> => {
    if (known.current !== null) return { data: known.current };
    const found = await idOfReference(ask, String(on));
    if (found.data !== undefined) known.current = found.data;
    return found;
  };
  const upload = async (file: File): Promise<ApiResult<StoredFile>> => {
    const before = stored.current.get(file);
    if (before) return { data: before };
    const ready = await readyFile(file, uploadEndings);
    const problem = fileProblem(ready, uploadEndings);
    if (problem) return { error: createFailure('validation', { message: problem }) };
    const result = await uploadFile(ready, () => undefined);
    if (result.data) stored.current.set(file, result.data);
    return result;
  };
  const attach = async (file: File, isAgain: boolean): Promise<ApiResult<null>> => {
    const { data: id, error: unfound } = await findId();
    if (unfound) return { error: unfound };
    const { data: as, error } = await upload(file);
    if (error) return { error };
    if (isAgain) {
      // Only the response may have been lost.
      const now = await ask(servicesApi.endpoints.service, id);
      if (now.error) return { error: now.error };
      if (now.data.files.some(({ url }) => url === as.url)) return { data: null };
    }
    return resultOf<null>(save({ id, file: as }));
  };
  return files.map((file, index) => ({
    key: `${index} ${file.name}`,
    label: shownName(file.name),
    run: (isAgain) => attach(file, isAgain),
  }));
}
