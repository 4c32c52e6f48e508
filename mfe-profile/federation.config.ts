import { defineRemote } from '@hirehq/tooling/federation';

export default defineRemote({ name: 'profile', port: 4103 });
