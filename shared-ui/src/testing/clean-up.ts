import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { notifications } from '../toast/mantine-toasts.ts';

// For `setupFiles`: the files of a worker share their modules, and testing-library does these only when it is imported.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => {
  cleanup();
  notifications.clean();
  notifications.cleanQueue();
});
