import { defineRemote } from '@hirehq/tooling/federation';

export default defineRemote({ name: 'notifications', port: 4102 });
