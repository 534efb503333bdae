import { useContext, useId, useState } from 'react';
import { styled } from '@/ui/style';
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
import { Choices } from './late/Choices';
import { callKey, useJumps } from './late/jumps';
import { windowWidth } from './late/windowWidth';
import { ScreenKeysContext, type ScreenKeys } from './late/screenKeys';
import { switchLetterKeys, useLetterKeys } from './late/letterKeys';
import type { ListViewsProps } from './late/ListViews';
import type { OrderPanelProps } from './late/OrderPanel';

const ListViews = late(() => import('./late/ListViews'));
const OrderPanel = late(() => import('./late/OrderPanel'));

const Switch = styled.div`
  padding-bottom: 16px;
  border-bottom: var(--line-width) solid var(--line);
`;

export type ListTool = 'columns' | 'keys' | 'views' | 'order';

interface ListToolsProps {
  tool: ListTool;
  /** Whose views are kept; absent for a screen without an address of its own. */
  list?: ListViewsProps['list'] & OrderPanelProps['list'];
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
          <ListViews list={list} columns={of.columns} />
        </Late>
      )}
      {tool === 'order' && list && (
        <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
          <OrderPanel list={list} columns={of.columns} />
        </Late>
      )}
    </PanelHostContext>
  );
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
  const can = useCan();
  const mayCall = can('create_call');
  const id = useId();
  const lettered = actions.flatMap(({ letter, label }) =>
    letter ? [{ keys: [letter.toUpperCase()], label }] : [],
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
        {own && <Keys {...own} />}
        <Keys
          title="Na lista"
          keys={[
            { keys: ['J', '↓'], label: 'Próxima linha' },
            { keys: ['K', '↑'], label: 'Linha anterior' },
            { keys: ['Enter'], label: 'Abrir o que está na linha' },
            { keys: ['E'], label: 'Editar o que está na linha' },
            ...lettered,
            {
              keys: ['Espaço', 'Shift + ↓ ou ↑'],
              label: 'Selecionar a linha, e a seguinte, para fazer algo com várias',
            },
            ...(createText ? [{ keys: ['N'], label: `${createText}: cadastrar ${one}` }] : []),
            ...(quickSearch ? searchKeys : []),
            { keys: ['?'], label: 'Mostrar estes atalhos' },
          ]}
        />
        <Keys
          title="Com um registro aberto"
          keys={[
            { keys: ['J', 'Alt + ↓'], label: 'Próximo registro' },
            { keys: ['K', 'Alt + ↑'], label: 'Registro anterior' },
            { keys: ['E'], label: 'Editar o registro' },
            ...lettered,
            { keys: ['Esc'], label: 'Fechar o painel' },
            { keys: ['?'], label: 'Mostrar estes atalhos' },
          ]}
        />
        <Keys {...formKeys} />
        <Keys
          title="Em toda tela"
          keys={[{ keys: ['Ctrl + K'], label: 'Procurar telas, ações e registros' }]}
        />
        {mayCall && <Keys {...callKeys} />}
        {can('create_treatment') && <Keys {...conversationKeys} />}
        {jumps.length > 0 && (
          <Keys
            title="Mudar de módulo: G e, em seguida,"
            keys={jumps.map(({ letter, label }) => ({ keys: [letter.toUpperCase()], label }))}
          />
        )}
      </PanelContent>
    </SidePanel>
  );
}

const searchKeys = [
  { keys: ['/'], label: 'Ir para a busca' },
  { keys: ['Esc'], label: 'Apagar a busca' },
];

const formKeys: ScreenKeys = {
  title: 'Em um formulário',
  keys: [
    { keys: ['Ctrl + Enter'], label: 'Salvar' },
    { keys: ['Ctrl + Shift + Enter'], label: 'Salvar e criar outro, onde há' },
    { keys: ['Esc'], label: 'Fechar o painel; com algo digitado, pergunta antes' },
  ],
};

const conversationKeys: ScreenKeys = {
  title: 'Conversa do WhatsApp',
  keys: [{ keys: ['Ctrl + V'], label: 'Abrir um atendimento com a conversa copiada' }],
};

const callKeys: ScreenKeys = {
  title: 'Quando o telefone toca',
  keys: [
    { keys: [callKey.toUpperCase()], label: 'Registrar ligação' },
    { keys: ['↓ e Enter'], label: 'Escolher quem está ligando' },
    { keys: ['Alt + Enter'], label: 'Salvar e abrir atendimento' },
  ],
};

const Keys = ({ title, keys: rows }: ScreenKeys) => (
  <>
    <KeysName>{title}</KeysName>
    <KeyList>
      {rows.map(({ keys, label }) => (
        <Key key={label} of={keys}>
          {label}
        </Key>
      ))}
    </KeyList>
  </>
);

type KeysPanelProps = Pick<ListToolsProps, 'module' | 'createText' | 'actions'>;
