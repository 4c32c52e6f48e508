export { applyLoaders } from './apply-loaders.ts';
export { channelChanged, followChannel } from './channel-changed.ts';
export { howToApply, isAppliedHere, isReached } from './channels.policy.ts';
export { employersToFollow, reachOfEmployers } from './channels.store.ts';
