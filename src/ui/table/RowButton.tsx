import { useState } from 'react';

interface RowButtonProps {
  label: string;
  onPress: () => Promise<unknown>;
}

/** A check-mark button in a row, for the record's most frequent action. */
export function RowButton({ label, onPress }: RowButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await onPress();
    setBusy(false);
  };
  return (
    <button
      type="button"
      className="done"
      aria-label={label}
      title={label}
      aria-disabled={busy || undefined}
      onClick={() => void press()}
    />
  );
}
