import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/*
 * The readers of the app stand beside its calls, which read their settings when they are loaded. None of these settings
 * is used here: the address of the API is given on the command line.
 */
const example = parseEnv(readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8'));
for (const [name, value] of Object.entries(example)) process.env[name] ||= value;
