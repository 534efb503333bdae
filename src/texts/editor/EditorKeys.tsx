import { Fragment } from 'react';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/panel/Dialog';
import { Key, KeyList, KeysName } from '@/ui/panel/KeyList';
import { readKey, textKeys } from './textKeys';

const Keys = styled(KeyList)`
  dt {
    min-width: 124px;
  }
`;

const otherKeys: readonly { keys: readonly string[]; says: string; ofPage?: boolean }[] = [
  {
    keys: ['Tab', 'Shift + Tab'],
    says: 'Na tabela, a célula seguinte e a anterior; fora dela, Tab vai ao próximo trecho entre [colchetes] e, sem mais nenhum, sai do texto',
  },
  {
    keys: ['Enter', 'Tab', 'Shift + Tab'],
    says: 'Em uma norma, depois de artigo, parágrafo, inciso ou alínea: Enter começa o seguinte (depois de dois-pontos, o de dentro); Tab e Shift + Tab mudam o tipo da linha',
    ofPage: true,
  },
  { keys: ['Ctrl + Shift + V'], says: 'Colar sem formatação, com as linhas como estão' },
  { keys: ['Ctrl + F'], says: 'Localizar no texto', ofPage: true },
  { keys: ['Ctrl + S'], says: 'Salvar e continuar', ofPage: true },
  { keys: ['Ctrl + P'], says: 'Imprimir o texto como está', ofPage: true },
  { keys: ['Alt + F10'], says: 'Ir para a barra de ferramentas; Esc volta ao texto' },
  { keys: ['Ctrl + /'], says: 'Mostrar estes atalhos; na barra, também ?' },
];

interface EditorKeysProps {
  /** Whether the editor is a whole page, with shortcuts to find, save and print. */
  isPage: boolean;
  onClose: () => void;
}

/** The editor's shortcuts. Loaded on demand. */
export default function EditorKeys({ isPage, onClose }: EditorKeysProps) {
  return (
    <Dialog title="Atalhos do editor" onClose={onClose} footer={<Button onClick={onClose}>Fechar</Button>}>
      {textKeys.map(({ name, keys }) => (
        <Fragment key={name}>
          <KeysName>{name}</KeysName>
          <Keys>
            {keys.map(({ key, says, also }) => (
              <Key key={key} of={[key, ...(also ? [also] : [])].map(readKey)}>
                {says}
              </Key>
            ))}
          </Keys>
        </Fragment>
      ))}
      <KeysName>No editor</KeysName>
      <Keys>
        {otherKeys
          .filter(({ ofPage }) => isPage || !ofPage)
          .map(({ keys, says }) => (
            <Key key={says} of={keys}>
              {says}
            </Key>
          ))}
      </Keys>
    </Dialog>
  );
}
