import { Button } from '../button/Button';

interface SubmitButtonProps {
  children: string;
  /** An answer is awaited. */
  busy: boolean;
  /** Said meanwhile, e.g. 'Entrando...'. */
  busyText: string;
}

/** The one button of an entrance form, as wide as the form; what it is doing is announced too. */
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
