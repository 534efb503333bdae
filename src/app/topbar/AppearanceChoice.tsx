import { useId } from 'react';
import { styled } from '@/ui/style';
import { persistedPreference, usePersistedPreference } from '@/ui/persistedPreference';
import { applyColorMode, colorModeKey, colorModeOf, type ColorMode } from '@/ui/theme/applyColorMode';

const kept = persistedPreference(colorModeKey);

function choose(mode: ColorMode) {
  kept.keep(mode === 'system' ? '' : mode);
  applyColorMode(mode);
}

const modes: { mode: ColorMode; label: string }[] = [
  { mode: 'system', label: 'Sistema' },
  { mode: 'light', label: 'Claro' },
  { mode: 'dark', label: 'Escuro' },
];

const Choice = styled.fieldset`
  margin: 0;
  padding: 4px 12px 12px;
  border: 0;

  legend {
    padding: 4px 0 6px;
    color: var(--ink-secondary);
    font-size: var(--text-small);
    font-weight: 600;
  }
`;

const Segments = styled.div`
  display: flex;
  padding: 2px;
  border-radius: var(--radius);
  background: var(--surface-sunken);

  label {
    flex: 1;
    padding: 4px 12px;
    border-radius: 6px;
    text-align: center;
    cursor: pointer;
  }

  label:has(:checked) {
    background: var(--surface-raised);
    box-shadow: 0 0 0 1px var(--line);
    font-weight: 500;
  }

  label:has(:focus-visible) {
    outline: 2px solid var(--brand);
  }
`;

export function AppearanceChoice() {
  const chosen = colorModeOf(usePersistedPreference(kept));
  const name = useId();
  return (
    <Choice>
      <legend>Aparência</legend>
      <Segments>
        {modes.map(({ mode, label }) => (
          <label key={mode}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={chosen === mode}
              onChange={() => choose(mode)}
            />
            {label}
          </label>
        ))}
      </Segments>
    </Choice>
  );
}
