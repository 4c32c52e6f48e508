import type { SessionApi } from '@hirehq/shared-contracts/shell-api';
import type { CallSession } from '../api/call-session.ts';

/** The session as the shell itself uses it: what remotes get, and the tokens' headers for its clients. */
export type ShellSession = SessionApi & CallSession;
