/**
 * The main entry point to React UI for shell and remotes: only what it exports may be used. Every page loads it, so it has what
 * first pages need. The other entry points are `./floating` for panels over the page, `./forms` and `./tabs`, all shared at run
 * time, and `./bundled` for small things that are bundled with the page that uses them.
 */

// Mantine
export {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  InputBase,
  Loader,
  NativeSelect,
  Skeleton,
  TextInput,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
export { useClickOutside, useDebouncedValue, useDisclosure, useIntersection, useMediaQuery } from '@mantine/hooks';

// Router
export {
  BrowserRouter,
  MemoryRouter,
  Navigate,
  NavLink,
  Route,
  Routes,
  generatePath,
  matchRoutes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { AtLocation } from './shell/at-location.tsx';
export type { Location, NavigateOptions, NavigationType } from 'react-router-dom';

// Texts, numbers and dates
export { FormattedDate, FormattedMessage, IntlProvider, createIntl, defineMessages, useIntl } from 'react-intl';
export type { IntlShape, MessageDescriptor } from 'react-intl';

// Our own components
export { ErrorState } from './feedback/error-state.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { OfflineNotice } from './feedback/offline-notice.tsx';
export { useOnline } from './feedback/use-online.ts';
export { PageSkeleton } from './feedback/page-skeleton.tsx';
export type { SkeletonKind } from './feedback/page-skeleton.tsx';
export { hasFormat } from './files/has-format.ts';
export { DataProvider } from './data/data-provider.tsx';
export type { ApiCache } from './data/api-cache.ts';
export type { EventReactions } from './data/data-client.ts';
export { keepCurrent } from './data/keep-current.ts';
export { doneOf } from './data/failure.ts';
export type { Failure, FailureCode } from './data/failure.ts';
export { useApiMutation } from './data/use-api-mutation.ts';
export { useApiChange, useSendApi } from './data/use-api-change.ts';
export type { ApiChange, Outcome, SendApi, WordedFailure } from './data/use-api-change.ts';
export { useApiPages } from './data/use-api-pages.ts';
export type { ApiPages } from './data/use-api-pages.ts';
export { useApiQuery } from './data/use-api-query.ts';
export type { ApiQuery } from './data/use-api-query.ts';
export { useAskApi } from './data/use-ask-api.ts';
export type { AskApi } from './data/use-ask-api.ts';
export { useFailureText } from './data/use-failure-text.ts';
export { placeDetail, usePlaceDetail, usePlaceSuggestions } from './data/use-places.ts';
export type { ChosenPlace } from './data/use-places.ts';
export { useSuggestions } from './data/use-suggestions.ts';
export type { Suggestions } from './data/use-suggestions.ts';
export { Drawer, Modal } from './overlays/dialogs.tsx';
export { Icon } from './icons/icon.tsx';
export type { IconName } from './icons/icon.tsx';
export { Drawing } from './illustrations/illustration.tsx';
export { BrandMark } from './parts/brand-mark.tsx';
export { CompanyMonogram } from './parts/company-monogram.tsx';
export { isLostFile, orWait } from './overlays/lost-file.ts';
export { whenIdle } from './overlays/when-idle.ts';
export { Heading } from './parts/heading.tsx';
export { Hint } from './parts/hint.tsx';
export { PageLink } from './parts/page-link.tsx';
export { PageSection } from './parts/page-section.tsx';
export { Tag } from './parts/tag.tsx';
export { applyReadingSettings, canMarkWords } from './reading/apply-reading-settings.ts';
export { defineRemote } from './shell/define-remote.tsx';
export { loadMessages } from './shell/load-messages.ts';
export type { RemoteMessages } from './shell/load-messages.ts';
export { ShellProvider, useShell } from './shell/shell-context.tsx';
export {
  useBrand,
  useConfirm,
  useGoOn,
  useGoTo,
  useHoldPage,
  useOrigin,
  usePublish,
  useReport,
  useSignIn,
  useStorage,
  useToast,
  useViewer,
} from './shell/shell-hooks.ts';
export { useEvent } from './shell/use-event.ts';
export { useCanOpen } from './shell/use-can-open.ts';
export { useLocale } from './shell/use-locale.ts';
export { useSession } from './shell/use-session.ts';
export { distanceOf, regionalLocale } from './text/regional-locale.ts';
export { useDayPart } from './text/day-part.ts';
export { durationText } from './text/duration-text.ts';
export { createState, deriveState, useClientState } from './state/client-state.ts';
export type { ClientState, ReadableState } from './state/client-state.ts';
export { SafeHtml } from './text/safe-html.tsx';
export { shortTerm } from './text/short-term.ts';
export { directionOf } from '@hirehq/shared-contracts/text-direction';
export { employerTheme, selectedEntry } from '@hirehq/shared-contracts/employer-theme';
export type { EmployerTheme } from '@hirehq/shared-contracts/employer-theme';
export { UiProvider } from './theme/ui-provider.tsx';
export type { ColorScheme } from './theme/ui-provider.tsx';
export { showToast } from './toast/toasts.tsx';
