import type { Locale } from '@hirehq/shared-contracts/page';
import { useShell } from '@hirehq/shared-ui';

/** Changes the language of the page and of this browser. */
export const useChooseLocale = (): ((locale: Locale) => void) => useShell().locale.choose;
