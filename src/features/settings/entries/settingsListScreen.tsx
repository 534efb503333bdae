import { styled } from '@/ui/style';
import { colorName } from '@/formats/palette';
import { ColorDot } from '@/ui/ColorDot';
import { atAddress } from '@/records/list/atAddress';
import { readHex } from '@/formats/colors';
import { late } from '@/ui/feedback/late';
import { RowAction, Rows, SettingsPage } from '../SettingsPage';
import { useWholeList } from '../useWholeList';
import { entriesApi } from './entriesApi';
import type { EntryRow } from './entry';
import { createSettingsList, type ListWords, type SettingsList } from './settingsList';

const SystemHeading = styled.h2`
  margin-top: 12px;
  font-size: 1rem;
`;

const SystemNote = styled.p`
  margin: 2px 0 10px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

const EntryPanels = late(() => import('./EntryPanels'));

export function settingsListScreen(words: ListWords) {
  const list = createSettingsList(words);
  return atAddress(list.module, function SettingsListScreen() {
    const search = entriesApi.useEntriesQuery(list.script);
    const entries = useWholeList(list.module, search, ({ name, description }) => `${name} ${description}`);
    const { rows, panel, openPanel } = entries;
    const own = rows.filter((row) => !list.isOfSystem(row));
    const ofSystem = rows.filter(list.isOfSystem);

    return (
      <SettingsPage
        list={entries}
        intro={list.intro}
        add={list.add}
        panels={(name) => <EntryPanels list={list} name={name} />}
      >
        {own.length > 0 && (
          <EntryRows list={list} rows={own} currentId={panel?.id ?? null} onOpen={openPanel} />
        )}
        {ofSystem.length > 0 && (
          <section aria-labelledby="do-sistema">
            <SystemHeading id="do-sistema">Do sistema</SystemHeading>
            <SystemNote>{list.systemNote}</SystemNote>
            <EntryRows list={list} rows={ofSystem} label="Do sistema" currentId={null} />
          </section>
        )}
      </SettingsPage>
    );
  });
}

interface EntryRowsProps {
  list: SettingsList;
  rows: readonly EntryRow[];
  label?: string;
  currentId: number | null;
  /** Absent for read-only rows. */
  onOpen?: (panel: 'edit' | 'remove', id: number) => void;
}

function EntryRows({ list: { module, usage }, rows, label, currentId, onOpen }: EntryRowsProps) {
  return (
    <Rows aria-label={label ?? module.title}>
      {rows.map((row) => {
        const { id, name, color, description } = row;
        const dot = readHex(color);
        const notes = [colorName(color), description, usage?.note(row)].filter(Boolean);
        return (
          <li key={id} data-current={id === currentId || undefined}>
            <div>
              <strong>
                {dot && <ColorDot $color={dot} />}
                {name}
              </strong>
              {notes.length > 0 && <p>{notes.join(' · ')}</p>}
            </div>
            {onOpen && (
              <div>
                <RowAction label="Editar" of={name} onClick={() => onOpen('edit', id)} />
                {usage && (
                  <RowAction
                    label="Excluir"
                    of={name}
                    blockedReason={usage.isUsed(row) ? usage.reason : undefined}
                    onClick={() => onOpen('remove', id)}
                  />
                )}
              </div>
            )}
          </li>
        );
      })}
    </Rows>
  );
}
