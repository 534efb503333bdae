/** The app entry requests it while the home page's code loads. */
export const servicesAction = 'getDetailsServices';

/** The API also needs the action in the query. */
export const figuresCall = (action: string) => ({ script: 'dashboard.php', action, query: { ac: action } });
