import type { ReadingApi } from '@hirehq/shared-contracts/shell-api';
import { useShell } from '@hirehq/shared-ui';

/** Previews and saves the reading settings. */
export const useReadingApi = (): ReadingApi => useShell().reading;
