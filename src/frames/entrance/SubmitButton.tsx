import { Button } from '@/ui/button/Button';

interface SubmitButtonProps {
  children: string;
  busy: boolean;
  busyText: string;
}

/** An entrance form's submit button; announces its pending state. */
export function SubmitButton({ children, busy, busyText }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" kind="primary" size="large" wide busy={busy} busyText={busyText}>
        {children}
      </Button>
      <span role="status" className="visually-hidden">
        {busy ? busyText : ''}
      </span>
    </>
  );
}
