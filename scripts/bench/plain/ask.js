/* global location */

/* Baseline of the public pages: the entry sends its request before React, whose file the HTML names. */
const code = new URLSearchParams(location.search).get('code');
const asked = fetch(`/api/compromisso.public.php?code=${code}`, { headers: { action: 'getDetails' } });
const [{ show }, response] = await Promise.all([import('./appointment.jsx'), asked]);
show(await response.json());
