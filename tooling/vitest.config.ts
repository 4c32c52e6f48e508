import { definePackage } from './vitest/preset.ts';

export default definePackage({ environment: 'node', test: { testTimeout: 60_000 } });
