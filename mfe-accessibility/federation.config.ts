import { defineRemote } from '@hirehq/tooling/federation';

export default defineRemote({ name: 'accessibility', port: 4106 });
