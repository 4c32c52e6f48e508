import { typedText } from '@hirehq/shared-contracts/typed-text';

/** Text as it is stored: null if it shows nothing. */
export const textOrNull = (text: string | null | undefined): string | null => typedText(text ?? '') || null;
