import { definePackage } from '@hirehq/tooling/vitest';

export default definePackage({ environment: 'jsdom', test: { setupFiles: ['src/testing/clean-up.ts'] } });
