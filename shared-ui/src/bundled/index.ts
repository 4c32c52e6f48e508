/**
 * Small hooks and functions for any remote. They are bundled with the page that uses them, so that other pages do not load
 * them. They are not shared at run time, so they have no state of their own and import what they need of the facade from its
 * main entry point.
 */
export { badgeText } from './badge-text.ts';
export { FindJobs } from './find-jobs.tsx';
export { laterPart } from './later-part.tsx';
export { namedItem } from './named-item.ts';
export { PartState } from './part-state.tsx';
export { RelativeTime } from './relative-time.tsx';
export { SectionNav } from './section-nav.tsx';
export { showSection } from './show-section.ts';
export { ShellSlot, useFilledSlots, useIsSlotFilled } from './shell-slot.tsx';
export { storedItem, type StoredItem } from './stored-item.ts';
export { SearchField } from './search-field.tsx';
export { SuggestionBox, type SuggestionBoxProps } from './suggestion-box.tsx';
export { knownZone, momentOfViewer, timeZones, viewerZone, zoneName } from './time-zones.ts';
export { useChosenTabInView } from './use-chosen-tab-in-view.ts';
export { useChooseLocale } from './use-choose-locale.ts';
export { useCodeChoices, useCodeName } from './use-code-name.ts';
export { useCopyLink } from './use-copy-link.ts';
export { useFocusAfter } from './use-focus-after.ts';
export { useFreshLinks } from './use-fresh-links.ts';
export { useIsNarrow } from './use-is-narrow.ts';
export { useLaterPart } from './use-later-part.tsx';
export { useLocationText } from './use-location-text.ts';
export { useManageAccount } from './use-manage-account.ts';
export { useNow } from './use-now.ts';
export { usePageTitle } from './use-page-title.ts';
export { usePlaceNames, usePlaceText } from './use-place-text.ts';
export { useReadingApi } from './use-reading-api.ts';
export { useReadingSettings } from './use-reading-settings.ts';
export { useSignInAgain } from './use-sign-in-again.ts';
export { useSignOut } from './use-sign-out.ts';
export { useSurface } from './use-surface.ts';
export { useSynonyms } from './use-synonyms.ts';
export { webLink } from './web-link.ts';
export { clocksAgree, instantsOf, wallTimeOf } from './wall-time.ts';
