/** What is wrong with a typed e-mail address, undefined when nothing obvious is: only the mail tells whether it exists. */
export const emailProblem = (value: string): string | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim())
    ? undefined
    : 'Confira o e-mail: ele tem a forma nome@exemplo.com.';
