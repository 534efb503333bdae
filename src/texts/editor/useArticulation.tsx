import { useEffect, useState } from 'react';
import { showToast } from '@/ui/feedback/toasts';
import { Late, late } from '@/ui/feedback/late';
import type { MenuItem } from '@/ui/menu/MenuButton';
import { isFocusLost } from '@/ui/focus/panelFocus';
import { usePersistedPreference } from '@/ui/persistedPreference';
import { articulationChoice, isArticulationOn } from '../articulation/articulationKeys';
import { normOf } from './articulating';
import { gapsOf } from './gaps';
import type { TextEditor } from './textEditor';

const loadPanels = () => import('./ArticulationPanels');
const RenumberPanel = late(async () => ({ default: (await loadPanels()).RenumberPanel }));
const CheckPanel = late(async () => ({ default: (await loadPanels()).CheckPanel }));

type Open = 'renumber' | 'check' | 'print' | 'word' | null;

/** Output functions of the text. */
interface Makers {
  print: () => void;
  word: () => void;
}

/** The menu for a norm's articulation, its panels, and the checks before printing and before the Word file. */
export function useArticulation(editor: TextEditor | null, makers: Makers) {
  const { print, word } = makers;
  const [open, setOpen] = useState<Open>(null);
  const isOn = usePersistedPreference(articulationChoice) === '';
  const close = () => {
    setOpen(null);
    editor?.view.focus();
  };
  // If focused while the dialog closes, the text loses focus to the focus trap, which unmounts with the dialog.
  useEffect(() => {
    if (!open) return;
    return () => void setTimeout(() => isFocusLost() && editor?.view.focus());
  }, [open, editor]);
  const items: MenuItem[] = [
    { label: 'Renumerar…', onSelect: () => setOpen('renumber') },
    { label: 'Conferir…', onSelect: () => setOpen('check') },
    {
      label: 'Teclas e conferência de normas',
      isChosen: isOn,
      onSelect: () => {
        articulationChoice.keep(isOn ? 'off' : '');
        editor?.view.focus();
      },
    },
  ];

  /** Prints, unless brackets remain or the text is a norm that a chamber would return. */
  async function checkAndPrint() {
    if (!editor) return print();
    if (gapsOf(editor.text()).length > 0) return setOpen('print');
    if (!isArticulationOn()) return print();
    try {
      const { checkNorm } = await import('../articulation/check');
      if (checkNorm(normOf(editor.text())).length > 0) return setOpen('print');
    } catch {
      showToast('O texto não foi conferido: parte do aplicativo não carregou.', { tone: 'info' });
    }
    print();
  }

  /** Creates the Word file, unless brackets remain; a norm is not checked, as others continue editing the file. */
  const askForWord = () => (editor && gapsOf(editor.text()).length > 0 ? setOpen('word') : word());

  const panels = editor && open && (
    <Late fallback={null}>
      {open === 'renumber' ? (
        <RenumberPanel editor={editor} onClose={close} />
      ) : (
        <CheckPanel
          editor={editor}
          onClose={close}
          onRenumber={() => setOpen('renumber')}
          checksNorm={open === 'check' || (open === 'print' && isOn)}
          before={open === 'check' ? undefined : open}
          onGoOn={() => {
            close();
            if (open !== 'check') makers[open]();
          }}
        />
      )}
    </Late>
  );
  return { items, panels, checkAndPrint, askForWord };
}
