import { definePackage } from '@hirehq/tooling/vitest';

export default definePackage({ environment: 'jsdom' });
