/* Setup files run per test file, their imports once per worker: jitter is installed once. */
import './jitter';
