import { virtual } from '@guidepup/virtual-screen-reader';
import { onTestFinished } from 'vitest';

const announced = /^(?:polite|assertive): (.+)$/;

/** A screen reader on what is drawn, from here to the end of the test; what it says is what a person hears. */
export async function listen() {
  await virtual.start({ container: document.body });
  onTestFinished(() => virtual.stop());
  await virtual.clearSpokenPhraseLog();
  return {
    /** All that was said since the last time, in order. */
    async heard(): Promise<string[]> {
      const said = await virtual.spokenPhraseLog();
      await virtual.clearSpokenPhraseLog();
      return said;
    },
    /** What was said so far without anybody going there. */
    async news(): Promise<string[]> {
      const said = await virtual.spokenPhraseLog();
      return said.flatMap((phrase) => announced.exec(phrase)?.[1] ?? []);
    },
  };
}
