import { useState } from 'react';
import { useOptionList } from '@/lookups/lookupsApi';
import { chooseFile, FileTarget } from '@/records/panel/FileTarget';
import { Button } from '@/ui/button/Button';
import { FileIcon } from '@/ui/icons';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { Box } from './parts';
import { fileLimits, incomingOf, textOfFragment, type Incoming } from './settingsFile';
import { ShareSettings } from './ShareSettings';
import { TakeSettings } from './TakeSettings';

type Came = { incoming: Incoming } | { problem: string } | null;

const cameIn = (text: string | null, problem: string): Came => {
  const incoming = text === null ? null : incomingOf(text);
  return incoming ? { incoming } : { problem };
};

const cutLink = 'O link não traz ajustes que se possam ler: ele pode ter sido cortado.';

interface OfficeSettingsProps {
  /** The URL fragment's data; '' if opened from within the app. */
  fragment: string;
  onClose: () => void;
}

/** The office's settings in this browser, to share with colleagues or take from them. */
export default function OfficeSettings({ fragment, onClose }: OfficeSettingsProps) {
  const [came, setCame] = useState<Came>(
    () => (fragment && cameIn(textOfFragment(fragment), cutLink)) || null,
  );
  const names = {
    statuses: useOptionList('treatmentStatusList'),
    categories: useOptionList('treatmentCategoryList'),
  };
  const open = async (file: File) => {
    const text = file.size <= fileLimits.bytes ? await file.text() : null;
    setCame(cameIn(text, `“${file.name}” não é um arquivo de ajustes. Nada mudou.`));
  };

  return (
    <PanelHostContext value={{ close: onClose, done: onClose }}>
      <SidePanel title="Ajustes do gabinete" kind="form">
        <PanelContent footer={<PanelCloseButton />}>
          <FileTarget onFile={(file) => void open(file)}>
            {came && 'incoming' in came ? (
              <TakeSettings incoming={came.incoming} names={names} onDone={() => setCame(null)} />
            ) : (
              <Box aria-labelledby="abrir">
                <h3 id="abrir">Tomar os de um colega</h3>
                <p>Abra o link que recebeu, ou o arquivo: nada muda até que você escolha.</p>
                {came && (
                  <PanelNotice tone="warning" live>
                    {came.problem}
                  </PanelNotice>
                )}
                <Button icon={<FileIcon />} onClick={() => chooseFile(['.json'], (file) => void open(file))}>
                  Abrir arquivo
                </Button>
              </Box>
            )}
          </FileTarget>
          <ShareSettings names={names} />
        </PanelContent>
      </SidePanel>
    </PanelHostContext>
  );
}
