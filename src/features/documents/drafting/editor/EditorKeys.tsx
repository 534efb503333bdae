import { Fragment } from 'react';
import styled from 'styled-components';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/panel/Dialog';
import { Key, KeyList, KeysName } from '@/ui/panel/KeyList';
import { otherKeys, readKey, textKeys } from './textKeys';

const Keys = styled(KeyList)`
  dt {
    min-width: 124px;
  }
`;

interface EditorKeysProps {
  /** Whether the text is a page's, with keys to find, save and print. */
  isPage: boolean;
  onClose: () => void;
}

/** The editor's keys. Loaded when they are asked for. */
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
