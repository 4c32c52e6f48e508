import { createRequire } from 'node:module';
import { definePackage } from '@hirehq/tooling/vitest';

const resolveAsNode = createRequire(import.meta.url).resolve;

export default {
  ...definePackage({
    environment: 'node',
    test: { globalSetup: ['src/platform/testing/database-server.ts'] },
  }),
  // Vite would take graphql's `module` entry, mercurius its `main`: two copies refuse each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolveAsNode('graphql') }] },
};
