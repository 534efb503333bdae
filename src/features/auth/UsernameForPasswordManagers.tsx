/**
 * The account's e-mail in a form that asks only for the password, so that password managers know whose it is.
 * Kept from everybody else; not `display: none`, which some of them pass over.
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
