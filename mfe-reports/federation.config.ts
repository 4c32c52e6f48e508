import { defineRemote } from '@hirehq/tooling/federation';

export default defineRemote({ name: 'reports', port: 4105 });
