import { useLayoutEffect } from 'react';
// oxlint-disable-next-line no-restricted-imports -- all others take it from here
import { Layer as GrommetLayer, type LayerExtendedProps } from 'grommet/es6/components/Layer';
import { RootsContext } from 'grommet/es6/contexts/RootsContext';
import '../theme/grommetTheme';
import { layerRoots } from './layerRoots';

const roots = { roots: layerRoots };

/** Grommet's Layer with our theme, over the screen and the layers already open; of one size and without motion. */
export function Layer({ children, ...props }: LayerExtendedProps) {
  return (
    <RootsContext.Provider value={roots}>
      <GrommetLayer responsive={false} animation={false} {...props}>
        <HiddenBelow />
        {children}
      </GrommetLayer>
    </RootsContext.Provider>
  );
}

/**
 * Hides what is below before anything in the layer receives the focus, and so stands first in it. Grommet does so a
 * moment later: a screen reader that stands on what vanishes then does not say where the focus went.
 */
function HiddenBelow() {
  useLayoutEffect(() => {
    for (const root of layerRoots.current) root.setAttribute('aria-hidden', 'true');
  }, []);
  return null;
}
