export const script = 'manifestation.php';

/** First request of the module's home. */
export const summaryCall = { script, action: 'getSummary' };

/** List search; the app entry requests its first page while the module's code loads. */
export const listCall = (query: object) => ({ script, query });
