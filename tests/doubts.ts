import { administrator, keyOfPerson } from './office';

/** What this browser keeps of acts without an answer, of everybody. */
export const keptDoubts = () =>
  Object.entries({ ...localStorage }).flatMap(([key, text]) =>
    key.startsWith('tribuna-duvida/') ? [JSON.parse(text as string) as object] : [],
  );

/** Keeps one, as another tab of the account would. */
export const keepDoubt = (at: number, text: string, account: { email: string } = administrator) =>
  localStorage.setItem(`${keyOfPerson('tribuna-duvida', account)}/${at}`, text);
