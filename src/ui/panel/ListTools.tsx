import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';
import { CheckInput, ChoiceDetail, ChoiceLabel } from '../form/choiceStyles';
import { Key, KeyList } from './KeyList';
import { PanelCloseButton } from './PanelCloseButton';
import { PanelContent } from './PanelContent';
import { PanelHostContext } from './panelHost';
import { SidePanel } from './SidePanel';
import { chooseColumns, isFixed, isShown, useColumnChoice, type ColumnPlace } from '../list/columnChoice';
import { switchLetterKeys, useLetterKeys } from '../list/late/letterKeys';

const Choices = styled.fieldset`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: 8px;
    padding: 0;
    color: var(--ink-secondary);
  }
`;

const Switch = styled.div`
  margin-top: 24px;
  padding-top: 16px;
  border-top: var(--line-width) solid var(--line);
`;

export type ListTool = 'columns' | 'keys';

interface ListToolsProps {
  tool: ListTool;
  onClose: () => void;
  side: 'left' | 'right';
  module: { name: string; title: string; one: string; quickSearch?: object | undefined };
  columns: readonly ColumnPlace[];
  /** Of the button that creates: 'Nova'; undefined where there is none. */
  createText: string | undefined;
}

/** The panels about the list itself, the same for every module. */
export default function ListTools({ tool, onClose, side, ...list }: ListToolsProps) {
  return (
    <PanelHostContext value={{ close: onClose, done: onClose, side }}>
      {tool === 'columns' ? <ColumnsPanel {...list} /> : <KeysPanel {...list} />}
    </PanelHostContext>
  );
}

/** As columns count it: in pixels where a letter is 16. */
function windowWidth() {
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (window.innerWidth * 16) / (letter || 16);
}

type ColumnsPanelProps = Pick<ListToolsProps, 'module' | 'columns'>;

function ColumnsPanel({ module, columns }: ColumnsPanelProps) {
  const choice = useColumnChoice(module.name);
  const [width] = useState(windowWidth);
  return (
    <SidePanel title="Colunas">
      <PanelContent
        footer={
          <>
            {Object.keys(choice).length > 0 && (
              <Button onClick={() => chooseColumns(module.name, null)}>Voltar ao padrão</Button>
            )}
            <PanelCloseButton />
          </>
        }
      >
        <Choices>
          <legend>
            O que a lista de {module.title} mostra neste computador. Sem escolha, ela mostra o que cabe na
            tela.
          </legend>
          {columns.map((column) => {
            const fixed = isFixed(column, columns);
            return (
              <ChoiceLabel key={column.key}>
                <CheckInput
                  disabled={fixed}
                  checked={isShown(column, columns, choice, width)}
                  onChange={(event) =>
                    chooseColumns(module.name, { ...choice, [column.key]: event.target.checked })
                  }
                />
                <span>
                  {column.header}
                  {fixed && <ChoiceDetail>Sempre aparece</ChoiceDetail>}
                </span>
              </ChoiceLabel>
            );
          })}
        </Choices>
      </PanelContent>
    </SidePanel>
  );
}

function KeysPanel({ module: { one, quickSearch }, createText }: KeysPanelProps) {
  const hasLetters = useLetterKeys();
  const id = useId();
  return (
    <SidePanel title="Atalhos do teclado">
      <PanelContent footer={<PanelCloseButton />}>
        <KeyList>
          <Key of={['J', '↓']}>Próxima linha</Key>
          <Key of={['K', '↑']}>Linha anterior</Key>
          <Key of={['Enter']}>Abrir o que está na linha</Key>
          <Key of={['E']}>Editar o que está na linha</Key>
          {createText && (
            <Key of={['N']}>
              {createText}: cadastrar {one}
            </Key>
          )}
          {quickSearch && <Key of={['/']}>Ir para a busca</Key>}
          <Key of={['Esc']}>{quickSearch ? 'Apagar a busca; fechar o painel' : 'Fechar o painel'}</Key>
          <Key of={['Ctrl + Enter']}>Salvar o formulário aberto</Key>
          <Key of={['?']}>Mostrar estes atalhos</Key>
        </KeyList>
        <Switch>
          <ChoiceLabel>
            <CheckInput
              aria-describedby={id}
              checked={hasLetters}
              onChange={(event) => switchLetterKeys(event.target.checked)}
            />
            Usar os atalhos de uma só tecla
          </ChoiceLabel>
          <ChoiceDetail id={id}>
            J, K, E, N{quickSearch && ', /'} e ? valem fora dos campos, com a lista à vista. Desligue-os se
            você fala com o computador ou se eles atrapalham; a escolha fica neste computador.
          </ChoiceDetail>
        </Switch>
      </PanelContent>
    </SidePanel>
  );
}

type KeysPanelProps = Pick<ListToolsProps, 'module' | 'createText'>;
