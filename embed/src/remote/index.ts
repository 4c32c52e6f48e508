import '@hirehq/shared-ui/styles.css';
import type { EmbeddableView } from '@hirehq/shared-contracts/embed';
import { Embedded } from './embedded-remote.ts';
import { showApplications } from './frame/applications-view.ts';
import type { SecondScript } from './take-over.ts';

/** Loads a remote into an element that already shows its first jobs, or a frame into one that shows nothing else. */
export const takeOver: SecondScript['takeOver'] = (options) =>
  options.view === ('applications' satisfies EmbeddableView) ? showApplications(options) : new Embedded(options).load();
