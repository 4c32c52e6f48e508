import {
  READING_DEFAULTS,
  assistiveText,
  parseAssistive,
  parseReadingFocus,
  type ReadingSettings,
} from '@hirehq/shared-contracts/reading';
import type { CandidateChanges, ReadingPreferences } from '@hirehq/shared-contracts/rest';

/** The settings of an account; undefined if nothing was ever saved with it. */
export function settingsOf(preferences: ReadingPreferences): ReadingSettings | undefined {
  const { accessibility, bionicReadingConfiguration, assistiveTools } = preferences;
  if (accessibility === null && bionicReadingConfiguration === '' && assistiveTools === null) return undefined;
  return {
    ...READING_DEFAULTS,
    ...parseAssistive(assistiveTools),
    toolbar: accessibility === 'Y',
    focus: parseReadingFocus(bionicReadingConfiguration) ?? null,
  };
}

/** What to save with the account (AX-06); `accessibility` only if the toolbar is on or was chosen before. */
export function preferencesOf(settings: ReadingSettings, before: ReadingPreferences | undefined) {
  const { focus, toolbar } = settings;
  const isSupplied = toolbar || (before?.accessibility ?? null) !== null;
  return {
    ...(isSupplied && { accessibility: toolbar ? 'Y' : 'N' }),
    bionicReadingConfiguration: focus ? JSON.stringify(focus) : '',
    assistiveTools: assistiveText(settings),
  } satisfies CandidateChanges;
}
