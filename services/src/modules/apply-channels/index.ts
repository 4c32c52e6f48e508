export { applyLoaders } from './apply-loaders.ts';
export { howToApply, isAppliedHere, isReached, type EmployerReach, type HowToApply } from './channels.policy.ts';
export { reachOfEmployers } from './channels.store.ts';
