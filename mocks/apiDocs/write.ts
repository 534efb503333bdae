/* `npm run docs:api`: regenerates docs/api.md. */
import { writeFileSync } from 'node:fs';
import { apiDocs } from './apiDocs';

writeFileSync(new URL('../../docs/api.md', import.meta.url), apiDocs());
