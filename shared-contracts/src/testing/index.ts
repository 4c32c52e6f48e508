export { candidateOf, fakeId, jobCard, jobSearchResponse, notification, notificationList } from './builders.ts';
export { createFakeApi, type FakeApi } from './fake-api.ts';
export type { FakeBus } from './fake-bus.ts';
export { fakeFailure } from './fake-failure.ts';
export { createFakeSession, sessionUser, signedIn, signedOut, type FakeSession } from './fake-session.ts';
export { createFakeShell, type FakeShell, type FakeShellOptions } from './fake-shell.ts';
export { PAGE_PATHS, PAGE_PATTERNS } from './page-paths.ts';
export { purpleTheme } from './purple-theme.ts';
export { randomNumbers } from './random-numbers.ts';
