import { expectFocusSeen, journeys } from './daily';
import { journey } from './journey';
import { findVanished } from './losses';

journey.use({ wishes: { forcedColors: 'active' } });

journeys('in the system’s own colours', async (person) => {
  await person.equals(
    'what was asked for',
    () => person.ask(() => matchMedia('(forced-colors: active)').matches),
    true,
  );
  await person.equals('what has vanished', () => person.ask(findVanished), []);
  await expectFocusSeen(person);
});
