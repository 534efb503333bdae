import type { ComponentType, ReactNode } from 'react';
import { panelsOver, type OverProps } from '@/records/list/panelsOver';
import { paletteParts } from '@/records/modules/palette';
import { late } from '@/ui/feedback/late';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import type { Act } from './acts';

/** The panels of each list, loaded on first use. */
const panels: Readonly<Record<string, ComponentType<OverProps>>> = Object.fromEntries(
  paletteParts.map(({ listPath, panels: load }) => [
    listPath,
    late(async () => ({ default: await load(panelsOver) })),
  ]),
);

export interface ActPanelProps {
  act: Act;
  onClose: () => void;
}

/** The panel of a chosen action, over the current screen. */
export default function ActPanel({ act: { listPath, panel, id, start }, onClose }: ActPanelProps): ReactNode {
  const Panels: ComponentType<OverProps> | undefined = panels[listPath];
  return Panels ? (
    <PanelSlot panel={panel}>
      <Panels panel={panel} id={id} start={start} onClose={onClose} />
    </PanelSlot>
  ) : null;
}
