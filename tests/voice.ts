import { virtual } from '@guidepup/virtual-screen-reader';
import { onTestFinished } from 'vitest';

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
  };
}
