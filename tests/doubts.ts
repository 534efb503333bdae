import { administrator, keyOfPerson } from './office';

/** The doubts stored in this browser, of every user. */
export const keptDoubts = () =>
  Object.entries({ ...localStorage }).flatMap(([key, text]) =>
    key.startsWith('tribuna-duvida/') ? [JSON.parse(text as string) as object] : [],
  );

/** Stores a doubt, as another tab of the account would. */
export const keepDoubt = (at: number, text: string, account: { email: string } = administrator) =>
  localStorage.setItem(`${keyOfPerson('tribuna-duvida', account)}/${at}`, text);
