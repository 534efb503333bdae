/* `npm run docs:api`: writes docs/api.md anew. */
import { writeFileSync } from 'node:fs';
import { apiDocs } from './apiDocs';

writeFileSync(new URL('../../docs/api.md', import.meta.url), apiDocs());
