export const script = 'eleitor.php';

/** List search; the app entry requests its first page while the module's code loads. */
export const listCall = (query: object) => ({
  script,
  action: 'search',
  query: { ...query, isExcluded: false },
});
