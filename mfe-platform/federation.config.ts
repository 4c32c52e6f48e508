import { defineRemote } from '@hirehq/tooling/federation';

export default defineRemote({ name: 'platform', port: 4107 });
