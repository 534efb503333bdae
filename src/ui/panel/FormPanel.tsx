import type { FieldValues } from 'react-hook-form';
import { PanelForm, type PanelFormProps } from './PanelContent';
import type { SidePanelProps } from './panelHost';
import { SidePanel } from './SidePanel';

/** A side panel that is a form from the start. */
export function FormPanel<V extends FieldValues>({
  title,
  ...content
}: PanelFormProps<V> & Pick<SidePanelProps, 'title'>) {
  return (
    <SidePanel title={title} kind="form">
      <PanelForm {...content} />
    </SidePanel>
  );
}
