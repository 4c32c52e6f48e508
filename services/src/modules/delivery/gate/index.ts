export { breaksOfStart, refuseBrokenStart, StartRefused } from './check-start.ts';
export { createGate } from './gate.ts';
