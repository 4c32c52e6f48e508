import { afterAll } from 'vitest';
import { made } from './made.ts';

declare module 'vitest' {
  interface TaskMeta {
    made?: Record<string, number>;
  }
}

// For `setupFiles`: how much of what is expensive each file had made. `npm run verify` sums it up.
const before: Record<string, number> = { ...made };

// oxlint-disable-next-line no-empty-pattern -- vitest reads which fixtures a hook wants from this pattern
afterAll(({}, file) => {
  file.meta.made = Object.fromEntries(Object.entries(made).map(([name, count]) => [name, count - (before[name] ?? 0)]));
});
