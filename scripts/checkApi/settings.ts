import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/*
 * The app's readers load next to its calls, which read settings on load. None is used here: the API's URL
 * comes from the command line.
 */
const example = parseEnv(readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8'));
for (const [name, value] of Object.entries(example)) process.env[name] ||= value;
