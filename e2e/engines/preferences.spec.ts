import { expectNoLoss, journeys } from './daily';
import { journey } from './journey';
import { findMoving } from './losses';

journey.use({ wishes: { contrast: 'more', letters: 20, reducedMotion: 'reduce' } });

journeys('more contrast, larger letters and nothing that moves', async (person) => {
  // MiniBrowser has no font size setting. Everything is relative to the font size, including breakpoints: a
  // proportionally smaller window is equivalent.
  const hasLetters = person.engine.name !== 'webkit';
  await person.equals(
    'what was asked for',
    () =>
      person.ask(() => [
        matchMedia('(prefers-contrast: more)').matches,
        matchMedia('(prefers-reduced-motion: reduce)').matches,
        getComputedStyle(document.documentElement).fontSize,
      ]),
    [true, true, hasLetters ? '20px' : '16px'],
  );
  await person.equals('what moves', () => person.ask(findMoving), []);
  for (const width of hasLetters ? [1280, 640] : [1024, 512]) {
    await person.engine.resize({ width, height: 900 });
    await expectNoLoss(person);
  }
});
