import { defineRemote } from '@hirehq/tooling/federation';

export default defineRemote({ name: 'jobs', port: 4101 });
