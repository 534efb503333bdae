import { Layer as GrommetLayer, type LayerExtendedProps } from 'grommet/es6/components/Layer';
import { RootsContext } from 'grommet/es6/contexts/RootsContext';
import { extendDefaultTheme } from 'grommet/es6/default-props';
import { grommetTheme } from '../theme/grommetTheme';
import { layerRoots } from './layerRoots';

extendDefaultTheme(grommetTheme);

const roots = { roots: layerRoots };

/**
 * Grommet's Layer with our theme, loaded with the first panel: with `Grommet` around the screen instead, a
 * list's rows would wait for 8 kB (gzip) of it.
 */
export function Layer(props: LayerExtendedProps) {
  return (
    <RootsContext.Provider value={roots}>
      <GrommetLayer {...props} />
    </RootsContext.Provider>
  );
}
