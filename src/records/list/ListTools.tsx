import { useContext, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useCan } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Late, late } from '@/ui/feedback/late';
import { CheckInput, ChoiceDetail, ChoiceLabel } from '@/ui/form/choiceStyles';
import { Key, KeyList, KeysName } from '@/ui/panel/KeyList';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import { isFixed, isShown, type ColumnPlace } from '@/ui/table/columns';
import { chooseColumns, useColumnChoice } from './columnChoice';
import { callKey, useJumps } from './late/jumps';
import { ScreenKeysContext } from './late/screenKeys';
import { switchLetterKeys, useLetterKeys } from './late/letterKeys';
import type { ListViewsProps } from './late/ListViews';

const ListViews = late(() => import('./late/ListViews'));

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
  padding-bottom: 16px;
  border-bottom: var(--line-width) solid var(--line);
`;

export type ListTool = 'columns' | 'keys' | 'views';

interface ListToolsProps {
  tool: ListTool;
  /** Whose views are kept; absent for a screen without an address of its own. */
  list?: ListViewsProps['list'];
  onClose: () => void;
  side: 'left' | 'right';
  module: { name: string; title: string; one: string; quickSearch?: object | undefined };
  columns: readonly ColumnPlace[];
  createText: string | undefined;
  actions: readonly { label: string; letter?: string }[];
}

/** Panels about the list itself: columns, saved views and shortcuts. */
export default function ListTools({ tool, onClose, side, list, ...of }: ListToolsProps) {
  return (
    <PanelHostContext value={{ close: onClose, done: onClose, side }}>
      {tool === 'columns' && <ColumnsPanel {...of} />}
      {tool === 'keys' && <KeysPanel {...of} />}
      {tool === 'views' && list && (
        <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
          <ListViews list={list} />
        </Late>
      )}
    </PanelHostContext>
  );
}

/** In px at a 16 px root font, as columns count it. */
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

function KeysPanel({ module: { one, quickSearch }, createText, actions }: KeysPanelProps) {
  const hasLetters = useLetterKeys();
  const jumps = useJumps();
  const own = useContext(ScreenKeysContext);
  const mayCall = useCan()('create_call');
  const id = useId();
  const lettered = actions.flatMap(({ letter, label }) =>
    letter
      ? [
          <Key key={letter} of={[letter.toUpperCase()]}>
            {label}
          </Key>,
        ]
      : [],
  );
  return (
    <SidePanel title="Atalhos do teclado">
      <PanelContent footer={<PanelCloseButton />}>
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
            As letras{quickSearch && ', /'} e ? valem fora dos campos, com a lista ou os detalhes de um
            registro à vista; G{mayCall && ' e L'}, em toda tela. Desligue-os se você fala com o computador ou
            se eles atrapalham; a escolha fica neste computador.
          </ChoiceDetail>
        </Switch>
        {own && (
          <Keys of={own.title}>
            {own.keys.map(({ keys, label }) => (
              <Key key={label} of={keys}>
                {label}
              </Key>
            ))}
          </Keys>
        )}
        <Keys of="Na lista">
          <Key of={['J', '↓']}>Próxima linha</Key>
          <Key of={['K', '↑']}>Linha anterior</Key>
          <Key of={['Enter']}>Abrir o que está na linha</Key>
          <Key of={['E']}>Editar o que está na linha</Key>
          {lettered}
          <Key of={['Espaço', 'Shift + ↓ ou ↑']}>
            Selecionar a linha, e a seguinte, para fazer algo com várias
          </Key>
          {createText && (
            <Key of={['N']}>
              {createText}: cadastrar {one}
            </Key>
          )}
          {quickSearch && <Key of={['/']}>Ir para a busca</Key>}
          {quickSearch && <Key of={['Esc']}>Apagar a busca</Key>}
          <Key of={['?']}>Mostrar estes atalhos</Key>
        </Keys>
        <Keys of="Com um registro aberto">
          <Key of={['J', 'Alt + ↓']}>Próximo registro</Key>
          <Key of={['K', 'Alt + ↑']}>Registro anterior</Key>
          <Key of={['E']}>Editar o registro</Key>
          {lettered}
          <Key of={['Esc']}>Fechar o painel</Key>
          <Key of={['?']}>Mostrar estes atalhos</Key>
        </Keys>
        <Keys of="Em um formulário">
          <Key of={['Ctrl + Enter']}>Salvar</Key>
          <Key of={['Ctrl + Shift + Enter']}>Salvar e criar outro, onde há</Key>
          <Key of={['Esc']}>Fechar o painel; com algo digitado, pergunta antes</Key>
        </Keys>
        <Keys of="Em toda tela">
          <Key of={['Ctrl + K']}>Procurar telas, ações e registros</Key>
        </Keys>
        {mayCall && (
          <Keys of="Quando o telefone toca">
            <Key of={[callKey.toUpperCase()]}>Registrar ligação</Key>
            <Key of={['↓ e Enter']}>Escolher quem está ligando</Key>
            <Key of={['Alt + Enter']}>Salvar e abrir atendimento</Key>
          </Keys>
        )}
        {jumps.length > 0 && (
          <Keys of="Mudar de módulo: G e, em seguida,">
            {jumps.map(({ letter, label }) => (
              <Key key={letter} of={[letter.toUpperCase()]}>
                {label}
              </Key>
            ))}
          </Keys>
        )}
      </PanelContent>
    </SidePanel>
  );
}

function Keys({ of: name, children }: { of: string; children: ReactNode }) {
  return (
    <>
      <KeysName>{name}</KeysName>
      <KeyList>{children}</KeyList>
    </>
  );
}

type KeysPanelProps = Pick<ListToolsProps, 'module' | 'createText' | 'actions'>;
