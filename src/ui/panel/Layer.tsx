import { useLayoutEffect } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the only place that imports it
import { Layer as GrommetLayer, type LayerExtendedProps } from 'grommet/es6/components/Layer';
import { RootsContext } from 'grommet/es6/contexts/RootsContext';
import '../theme/grommetTheme';
import { layerRoots } from './layerRoots';

const roots = { roots: layerRoots };

/** Grommet's Layer with our theme, above the screen and the layers already open; one size, no motion. */
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
 * Hides what is below before anything in the layer receives focus; hence the layer's first child. Grommet does so a
 * moment later: a screen reader whose focused element then disappears does not announce where focus went.
 */
function HiddenBelow() {
  useLayoutEffect(() => {
    for (const root of layerRoots.current) root.setAttribute('aria-hidden', 'true');
  }, []);
  return null;
}
