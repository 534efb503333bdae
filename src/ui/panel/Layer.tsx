// oxlint-disable-next-line no-restricted-imports -- all others take it from here
import { Layer as GrommetLayer, type LayerExtendedProps } from 'grommet/es6/components/Layer';
import { RootsContext } from 'grommet/es6/contexts/RootsContext';
import '../theme/grommetTheme';
import { layerRoots } from './layerRoots';

const roots = { roots: layerRoots };

/** Grommet's Layer with our theme, over the screen and the layers already open. */
export function Layer(props: LayerExtendedProps) {
  return (
    <RootsContext.Provider value={roots}>
      <GrommetLayer {...props} />
    </RootsContext.Provider>
  );
}
