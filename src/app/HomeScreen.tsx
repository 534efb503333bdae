import { Dashboard } from '@/features/dashboard/Dashboard';
import { modules } from './modules';

const cards = modules.flatMap(({ path, card }) => (card ? [{ path, ...card }] : []));

/** The home page with the cards of the module table, which the features below cannot read. */
export const HomeScreen = () => <Dashboard cards={cards} />;
