import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { copyLink } from '@/ui/feedback/offers';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { focusField } from '@/ui/form/focusField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { TextField } from '@/ui/form/TextField';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { ShelfNotice } from '@/ui/panel/ShelfNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { kept } from '@/ui/shelf';
import { sameText } from '@/formats/text';
import { chooseColumns, useColumnChoice } from '../columnChoice';
import type { ColumnPlace } from '@/ui/table/columns';
import type { FilterTable } from '../filters';
import type { ListScreenState } from '../useListScreen';
import { readOrder } from './rank';
import {
  columnsOf,
  joinViews,
  keepView,
  keptColumns,
  noRoom,
  removeView,
  savedViewsShelf,
  useSavedViews,
  viewLimits,
  viewOf,
  type SavedView,
} from './savedViews';

const Views = styled.ul`
  margin-bottom: 24px;

  li {
    padding: 10px 0;
    border-bottom: var(--line-width) solid var(--line);
    overflow-wrap: anywhere;
  }

  a {
    display: inline-block;
    padding: 3px 0;
    color: var(--brand);
    font-weight: 500;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

const Kept = styled.p`
  grid-column: 1 / -1;
  color: var(--ink-secondary);
  overflow-wrap: anywhere;
`;

export interface ListViewsProps {
  list: Pick<
    ListScreenState<{ id: number }, string, FilterTable>,
    'module' | 'filters' | 'limit' | 'order' | 'chips'
  >;
  columns: readonly ColumnPlace[];
}

/** Saves the current list as a named view; opens, shares, renames and removes saved views. */
export default function ListViews({ list, columns: known }: ListViewsProps) {
  const { module, filters, limit, order, chips } = list;
  const views = useSavedViews(module.name);
  const columns = useColumnChoice(module.name);
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const [said, setSaid] = useState('');
  const { search, left } = viewOf(module, { filters, limit, order });
  const { key, isDown } = readOrder(order ?? '');
  const sorted = known.find((column) => column.key === key);

  const form = useServerForm<{ name: string }>({
    defaultValues: { name: '' },
    send: ({ name: typed }) => {
      const name = typed.trim();
      return Promise.resolve(
        kept(
          renamed
            ? keepView({ ...renamed, name }, renamed)
            : keepView({ module: module.name, name, search, ...keptColumns(columns) }),
        ),
      );
    },
    onDone: (_, { name }) => {
      setSaid(`Visão “${name.trim()}” ${renamed ? 'renomeada' : 'salva neste computador'}.`);
      rename(null);
    },
  });
  const rename = (view: SavedView | null) => {
    // The button just pressed unmounts, or the field now holds another name; a reset would drop the registered fields.
    focusField(form.control, 'name');
    setRenamed(view);
    form.reset({ name: view?.name ?? '' });
  };
  const isTaken = (name: string) =>
    !(renamed && sameText(name, renamed.name)) && views.some((view) => sameText(view.name, name));
  const validate = (name: string) => {
    if (isTaken(name)) return 'Já há uma visão com este nome.';
    return !renamed && views.length >= viewLimits.count ? noRoom : undefined;
  };
  const shown = chips.filter(({ label }) => !left.includes(label));

  return (
    <SidePanel title="Visões" kind="form">
      <PanelContent footer={<PanelCloseButton />} dirty={form.isDirty}>
        <p role="status">{said}</p>
        <ShelfNotice shelf={savedViewsShelf} what="visões" join={joinViews} />
        <SavedViews
          views={views}
          onRename={rename}
          onRemove={(view) => {
            const problem = removeView(view);
            rename(null);
            setSaid(problem || `Visão “${view.name}” removida.`);
          }}
        />
        <form noValidate onSubmit={(event) => void form.submit(event)}>
          <ServerErrors messages={form.generalErrors} failure={form.failure} />
          <FieldGroup title={renamed ? `Renomear ${renamed.name}` : 'Salvar visão'}>
            <TextField
              control={form.control}
              name="name"
              label="Nome da visão"
              required
              maxLength={viewLimits.name}
              help="Não escreva nele o nome de pessoas: fica neste computador."
              validate={validate}
            />
            {!renamed && (
              <Kept>
                {shown.length > 0
                  ? `Guarda: ${shown.map(({ label, value }) => `${label} ${value}`).join('; ')}; `
                  : 'Guarda: nenhum filtro; '}
                {sorted && `a ordem por ${sorted.header}${isDown ? ', decrescente' : ''}; `}
                {limit} linhas por página; as colunas. O link leva os filtros, a ordem e as linhas; as colunas
                ficam neste computador.
              </Kept>
            )}
            {!renamed && left.length > 0 && (
              <Kept>
                <strong>Fora da visão</strong>, por poder dizer de quem se trata: {left.join(', ')}.
              </Kept>
            )}
          </FieldGroup>
          <Actions>
            <Button type="submit" kind="primary">
              {renamed ? 'Renomear' : 'Salvar visão'}
            </Button>
            {renamed && <Button onClick={() => rename(null)}>Cancelar</Button>}
          </Actions>
        </form>
      </PanelContent>
    </SidePanel>
  );
}

interface SavedViewsProps {
  views: readonly SavedView[];
  onRename: (view: SavedView) => void;
  onRemove: (view: SavedView) => void;
}

function SavedViews({ views, onRename, onRemove }: SavedViewsProps) {
  const { close } = usePanelHost();
  const { pathname } = useLocation();
  if (views.length === 0) return null;
  return (
    <Views aria-label="Visões salvas">
      {views.map((view) => (
        <li key={view.name}>
          <Link
            to={pathname + view.search}
            onClick={() => {
              chooseColumns(view.module, columnsOf(view));
              close();
            }}
          >
            {view.name}
          </Link>
          <Actions>
            <Button
              aria-label={`Copiar link de ${view.name}`}
              onClick={() => void copyLink(pathname + view.search)}
            >
              Copiar link
            </Button>
            <Button aria-label={`Renomear ${view.name}`} onClick={() => onRename(view)}>
              Renomear
            </Button>
            <Button aria-label={`Remover ${view.name}`} onClick={() => onRemove(view)}>
              Remover
            </Button>
          </Actions>
        </li>
      ))}
    </Views>
  );
}
