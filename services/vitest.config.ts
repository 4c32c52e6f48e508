import { definePackage } from '@hirehq/tooling/vitest';

export default definePackage({
  environment: 'node',
  test: {
    globalSetup: ['src/platform/testing/database-server.ts'],
    setupFiles: ['src/platform/testing/record-statements.ts'],
    // Node runs these files by itself, as it does in production: nothing here mocks a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
