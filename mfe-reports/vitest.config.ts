import { definePackage } from '@hirehq/tooling/vitest';

export default definePackage({ environment: 'jsdom', test: { setupFiles: ['@hirehq/shared-ui/testing/clean-up'] } });
