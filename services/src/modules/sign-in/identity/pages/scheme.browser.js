// In the head, before the first paint: the colours that the visitor has chosen on the pages of the platform.
try {
  const scheme = localStorage.getItem('colorScheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.scheme = scheme;
} catch {
  // Storage is blocked: the browser decides.
}
