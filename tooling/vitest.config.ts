import { definePackage } from './vitest/preset.ts';

export default definePackage({ environment: 'node' });
