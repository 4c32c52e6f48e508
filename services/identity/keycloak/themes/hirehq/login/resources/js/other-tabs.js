// Somebody who signs in in another tab goes on in this one too. The file beside this one is Keycloak's own.
const { checkAuthSession, startSessionPolling } = await import(new URL('authChecker.js', import.meta.url).href);

const { continueAt, authSession } = document.body.dataset;
if (continueAt) startSessionPolling(continueAt);
if (authSession) checkAuthSession(authSession);
