/*
 * Inline script of the HTML, run before any file arrives: preloads the files of the screen at this URL and sends its
 * first request. scripts/build/pages.ts writes its data (`#beginnings`) beside it; the script itself is the same in
 * every build, so the CSP allows it by hash. No imports. If it fails, the entry does the same a round trip later. First
 * of all it removes from the URL the fragments that src/ui/givenFragment.ts keeps in memory.
 */
(() => {
  interface Beginnings {
    apiUrl: string;
    pageSizes: number[];
    pageSizeKey: string;
    tallWindowPx: number;
    files: string[];
    /** Indexes of the files of every staff screen, before its own. */
    shared: number[];
    pages: [path: string, files: number[], call: [path: string, action?: string] | null, isPublic: boolean][];
  }

  const cookie = (name: string) => {
    const [, value] = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie) ?? [];
    return value && decodeURIComponent(value);
  };

  const pageSize = ({ pageSizes, pageSizeKey, tallWindowPx }: Beginnings) => {
    const chosen = Number(localStorage.getItem(pageSizeKey));
    return pageSizes.includes(chosen) ? chosen : innerHeight >= tallWindowPx ? 25 : 10;
  };

  const today = () => {
    const now = new Date();
    // Shifts the time zone so that the ISO text has the local day.
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  };

  /** No filters in the address or the history entry. */
  const isBare = () => {
    const { usr } = (history.state ?? {}) as { usr?: { list?: { filters?: object } } };
    return location.search === '' && Object.keys({ ...usr?.list?.filters }).length === 0;
  };

  const begin = (given: Beginnings) => {
    const page = given.pages.find(([path]) => new RegExp(`^${path}/?$`).test(location.pathname));
    const token = cookie('tribuna_session') && cookie('token');
    if (!page || !(page[3] || token)) return;
    const [path, files, call, isPublic] = page;
    try {
      // Before the files: browsers limit concurrent requests to six.
      if (call && isBare()) ask(given, path, call, isPublic ? undefined : token);
    } finally {
      for (const file of isPublic ? files : [...given.shared, ...files]) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.crossOrigin = '';
        link.href = `/assets/${given.files[file]}`;
        document.head.append(link);
      }
    }
  };

  const ask = (given: Beginnings, path: string, [callPath, action]: [string, string?], token?: string) => {
    const [, value = ''] = new RegExp(`^${path}`).exec(location.pathname) ?? [];
    const url =
      given.apiUrl +
      callPath
        .replace('{value}', value)
        .replace('{limit}', String(pageSize(given)))
        .replace('{today}', today());
    const leaving = new AbortController();
    const headers: Record<string, string> = { Accept: 'application/json, text/plain, */*' };
    if (action) headers.action = action;
    if (token) headers.token = token;
    const response = fetch(url, { headers, signal: leaving.signal });
    response.catch(() => {});
    globalThis.begunRequest = { url, token: headers.token ?? null, leaving, response };
  };

  const wipe = () => {
    const [address, fragment = ''] = location.href.split('#');
    if (!/^(ligacao|ajustes)=/.test(fragment)) return;
    globalThis.givenFragment = fragment;
    history.replaceState(null, '', address);
  };

  wipe();
  // Until the staff shell listens (src/app/ModuleKeys.tsx), and for people who are not signed in.
  onhashchange = wipe;
  try {
    const given = document.getElementById('beginnings')?.textContent;
    if (given) begin(JSON.parse(given) as Beginnings);
  } catch {
    // A browser that lacks one of these continues without it.
  }
})();
