// Signing in in another tab continues in this one as well. The imported file is Keycloak's own.
const { checkAuthSession, startSessionPolling } = await import(new URL('authChecker.js', import.meta.url).href);

const { continueAt, authSession } = document.body.dataset;
if (continueAt) startSessionPolling(continueAt);
if (authSession) checkAuthSession(authSession);
