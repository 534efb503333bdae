import type { FieldValues } from 'react-hook-form';
import { PanelForm, type PanelFormProps } from './PanelContent';
import { SidePanel, type SidePanelProps } from './SidePanel';

/** A side panel that is a form from the start. */
export function FormPanel<V extends FieldValues>({
  title,
  width = 640,
  ...content
}: PanelFormProps<V> & Pick<SidePanelProps, 'title' | 'width'>) {
  return (
    <SidePanel title={title} width={width}>
      <PanelForm {...content} />
    </SidePanel>
  );
}
