/**
 * The account's e-mail in a form that asks only for the password, for password managers. Hidden from everyone else;
 * not by `display: none`, which some of them skip.
 */
export function UsernameForPasswordManagers({ username }: { username: string }) {
  return (
    <input
      className="visually-hidden"
      type="text"
      name="username"
      autoComplete="username"
      value={username}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
