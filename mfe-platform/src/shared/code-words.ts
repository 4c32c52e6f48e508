import { defineMessages, type MessageDescriptor } from '@hirehq/shared-ui';
import type {
  CanarySignal,
  CanaryState,
  LoadFailureCause,
  ReleaseAction,
  ReleaseSetCause,
  RemoteBudgetName,
  RemoteVersionState,
} from '@hirehq/shared-contracts/graphql/types';

/** Codes of the operators' fields in words. */
type Words<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

export const SET_CAUSE: Words<ReleaseSetCause> = defineMessages({
  START: { id: 'setCause.START' },
  PROMOTE: { id: 'setCause.PROMOTE' },
  ROLLBACK: { id: 'setCause.ROLLBACK' },
  CANARY: { id: 'setCause.CANARY' },
});

export const ACTION: Words<ReleaseAction> = defineMessages({
  PUBLISH: { id: 'action.PUBLISH' },
  PROMOTE: { id: 'action.PROMOTE' },
  ROLLBACK: { id: 'action.ROLLBACK' },
  CANARY_START: { id: 'action.CANARY_START' },
  CANARY_CHANGE: { id: 'action.CANARY_CHANGE' },
  CANARY_PROMOTE: { id: 'action.CANARY_PROMOTE' },
  CANARY_REVERT: { id: 'action.CANARY_REVERT' },
  CANARY_STOP: { id: 'action.CANARY_STOP' },
  CANARY_END: { id: 'action.CANARY_END' },
  LOCK: { id: 'action.LOCK' },
  UNLOCK: { id: 'action.UNLOCK' },
  KEY_ADD: { id: 'action.KEY_ADD' },
  KEY_REVOKE: { id: 'action.KEY_REVOKE' },
  PRUNE: { id: 'action.PRUNE' },
  BLOCK: { id: 'action.BLOCK' },
  UNBLOCK: { id: 'action.UNBLOCK' },
});

export const VERSION_STATE: Words<RemoteVersionState> = defineMessages({
  LIVE: { id: 'versionState.LIVE' },
  TRIED: { id: 'versionState.TRIED' },
  EARLIER: { id: 'versionState.EARLIER' },
  STORED: { id: 'versionState.STORED' },
  PRUNED: { id: 'versionState.PRUNED' },
  BLOCKED: { id: 'versionState.BLOCKED' },
});

export const CANARY_STATE: Words<CanaryState> = defineMessages({
  RUNNING: { id: 'canaryState.RUNNING' },
  PROMOTED: { id: 'canaryState.PROMOTED' },
  REVERTED: { id: 'canaryState.REVERTED' },
  STOPPED: { id: 'canaryState.STOPPED' },
  INCONCLUSIVE: { id: 'canaryState.INCONCLUSIVE' },
});

export const SIGNAL: Words<CanarySignal> = defineMessages({
  LOAD_FAILED: { id: 'signal.LOAD_FAILED' },
  CRASHED: { id: 'signal.CRASHED' },
  SLOW: { id: 'signal.SLOW' },
});

export const BUDGET: Words<RemoteBudgetName> = defineMessages({
  ENTRY_BYTES: { id: 'budget.ENTRY_BYTES' },
  CONTENT_BYTES: { id: 'budget.CONTENT_BYTES' },
  READY_MS: { id: 'budget.READY_MS' },
  LONG_TASK_MS: { id: 'budget.LONG_TASK_MS' },
});

export const CAUSE: Words<LoadFailureCause> = defineMessages({
  NOT_FOUND: { id: 'cause.NOT_FOUND' },
  SERVER_ERROR: { id: 'cause.SERVER_ERROR' },
  TIMEOUT: { id: 'cause.TIMEOUT' },
  NOT_JAVASCRIPT: { id: 'cause.NOT_JAVASCRIPT' },
  TAMPERED: { id: 'cause.TAMPERED' },
  THREW: { id: 'cause.THREW' },
  INCOMPATIBLE: { id: 'cause.INCOMPATIBLE' },
  UNREACHABLE: { id: 'cause.UNREACHABLE' },
  UNKNOWN: { id: 'cause.UNKNOWN' },
});
