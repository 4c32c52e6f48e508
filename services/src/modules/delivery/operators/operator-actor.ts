import { operator } from '../../../platform/auth/operator.ts';
import type { Viewer } from '../../../platform/module.ts';
import type { Actor } from '../releases/index.ts';

/** An operator as who changes what is live: the history names them by email address. Refuses anybody else. */
export const operatorActor = (viewer: Viewer): Actor => ({ by: operator(viewer).email, keyId: null, remotes: 'ALL' });
