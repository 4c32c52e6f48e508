import { defineRemote } from '@hirehq/tooling/federation';

export default defineRemote({ name: 'messaging', port: 4104 });
