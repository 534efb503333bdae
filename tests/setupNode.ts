/*
 * Vitest runs a setup file anew for each test file, what it imports once for a worker: the delays are laid over the demo
 * API once.
 */
import './jitter';
