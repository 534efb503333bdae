export const script = 'task.php';

/** List search; the app entry requests its first page while the module's code loads. */
export const listCall = (query: object) => ({ script, query });
