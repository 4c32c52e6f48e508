export { applyLoaders } from './apply-loaders.ts';
export { howToApply, isAppliedHere, isReached } from './channels.policy.ts';
export { reachOfEmployers } from './channels.store.ts';
