/* Setup files run per test file, their imports once per worker: jitter is installed once. */
import { afterEach } from 'vitest';
import './jitter';
import { expectNoProblems } from './problems';

afterEach(expectNoProblems);
