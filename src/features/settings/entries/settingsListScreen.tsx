import { type ComponentType } from 'react';
import styled from 'styled-components';
import { colorName } from '@/formats/palette';
import { Button } from '@/ui/button/Button';
import { ColorDot } from '@/ui/ColorDot';
import { atAddress } from '@/records/list/atAddress';
import { readHex } from '@/formats/colors';
import { late } from '@/ui/feedback/late';
import { Rows, SettingsPage } from '../SettingsPage';
import { useWholeList } from '../useWholeList';
import { entriesApi } from './entriesApi';
import type { EntryRow } from './entry';
import type { SettingsList } from './settingsList';

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

export const settingsListScreen = (list: SettingsList): ComponentType =>
  atAddress(list.module, function SettingsListScreen() {
    const search = entriesApi.useEntriesQuery(list.script);
    const entries = useWholeList(list.module, search, ({ name, description }) => `${name} ${description}`);
    const { rows, panel, openPanel } = entries;
    const open = (name: 'edit' | 'remove') => (row: EntryRow) => openPanel(name, row.id);
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
          <EntryRows
            list={list}
            rows={own}
            currentId={panel?.id ?? null}
            onEdit={open('edit')}
            onRemove={open('remove')}
          />
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

interface EntryRowsProps {
  list: SettingsList;
  rows: readonly EntryRow[];
  label?: string;
  currentId: number | null;
  /** Absent for read-only rows. */
  onEdit?: (row: EntryRow) => void;
  onRemove?: (row: EntryRow) => void;
}

function EntryRows({ list: { module, usage }, rows, label, currentId, onEdit, onRemove }: EntryRowsProps) {
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
            {onEdit && (
              <div>
                <Button kind="quiet" aria-label={`Editar ${name}`} onClick={() => onEdit(row)}>
                  Editar
                </Button>
                {usage && onRemove && (
                  <Button
                    kind="quiet"
                    aria-label={`Excluir ${name}`}
                    blockedReason={usage.isUsed(row) ? usage.reason : undefined}
                    onClick={() => onRemove(row)}
                  >
                    Excluir
                  </Button>
                )}
              </div>
            )}
          </li>
        );
      })}
    </Rows>
  );
}
