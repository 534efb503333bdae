import { virtual } from '@guidepup/virtual-screen-reader';
import { onTestFinished } from 'vitest';

const announced = /^(?:polite|assertive): (.+)$/;

/** Simulates a screen reader on the page until the end of the test; its output is what a person hears. */
export async function listen() {
  await virtual.start({ container: document.body });
  onTestFinished(() => virtual.stop());
  await virtual.clearSpokenPhraseLog();
  return {
    /** All output since the last call, in order. */
    async heard(): Promise<string[]> {
      const said = await virtual.spokenPhraseLog();
      await virtual.clearSpokenPhraseLog();
      return said;
    },
    /** Output so far without any navigation. */
    async news(): Promise<string[]> {
      const said = await virtual.spokenPhraseLog();
      return said.flatMap((phrase) => announced.exec(phrase)?.[1] ?? []);
    },
  };
}
