import '@hirehq/shared-ui/styles.css';
import { Embedded } from './embedded-remote.ts';
import type { SecondScript } from './take-over.ts';

/** Loads a remote into an element that already shows its first jobs. */
export const takeOver: SecondScript['takeOver'] = (options) => new Embedded(options).load();
