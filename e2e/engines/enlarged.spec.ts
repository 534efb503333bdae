import { spacedText } from '../support/accessibility';
import { expectFocusSeen, expectNoLoss, journeys } from './daily';
import type { Size } from './engine';
import type { Person } from './person';

/** 1280 x 1024 at 200 and 400 % (WCAG 1.4.4, 1.4.10); WebKit's windows cannot be narrower. */
const zoomed = ({ engine }: Person): Size[] => [
  { width: 640, height: 512 },
  { width: engine.name === 'webkit' ? 334 : 320, height: 256 },
];

journeys('enlarged and spaced out', async (person) => {
  for (const size of zoomed(person)) {
    await person.engine.resize(size);
    await expectNoLoss(person);
    await expectFocusSeen(person);
    await expectNoLoss(person, spacedText);
  }
  await person.engine.resize({ width: 1280, height: 1024 });
  await expectNoLoss(person, spacedText);
});
