import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import { manifest } from '../src/manifest.ts';

export const examples = defineExamples(manifest, { routes: {}, respond() {} });
