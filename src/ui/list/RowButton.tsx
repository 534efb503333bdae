import { useState } from 'react';

interface RowButtonProps {
  /** What it does, and with which record: 'Finalizar 12'. */
  label: string;
  /** Never called again while it is under way. */
  onPress: () => Promise<unknown>;
}

/** In a row of a list, the one thing that is done most often with such a record; drawn as a check mark. */
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
