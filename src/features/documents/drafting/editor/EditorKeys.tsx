import { Fragment } from 'react';
import styled from 'styled-components';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/panel/Dialog';
import { Key, KeyList } from '@/ui/panel/KeyList';
import { otherKeys, readKey, textKeys } from './textKeys';

const Name = styled.h3`
  margin: 20px 0 10px;
  color: var(--ink-secondary);
  font-size: var(--text-body);

  &:first-child {
    margin-top: 4px;
  }
`;

/* The groups stand in line with each other. */
const Keys = styled(KeyList)`
  dt {
    min-width: 124px;
  }
`;

/** All that the keys do in the editor. */
export function EditorKeys({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Atalhos do editor" onClose={onClose} footer={<Button onClick={onClose}>Fechar</Button>}>
      {textKeys.map(({ name, keys }) => (
        <Fragment key={name}>
          <Name>{name}</Name>
          <Keys>
            {keys.map(({ key, says, also }) => (
              <Key key={key} of={[key, ...(also ? [also] : [])].map(readKey)}>
                {says}
              </Key>
            ))}
          </Keys>
        </Fragment>
      ))}
      <Name>No editor</Name>
      <Keys>
        {otherKeys.map(({ keys, says }) => (
          <Key key={says} of={keys}>
            {says}
          </Key>
        ))}
      </Keys>
    </Dialog>
  );
}
