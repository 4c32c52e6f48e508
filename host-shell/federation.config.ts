import { defineRemote } from '@hirehq/tooling/federation';

export default defineRemote({ name: 'shell', port: 4100 });
