// In the head, before the first paint: the employer whose link this tab followed. Its brand is a style sheet of the platform, so
// that no address can say what it looks like.
(() => {
  const root = document.documentElement;
  const { home } = root.dataset;
  const query = new URLSearchParams(location.search);
  let domain = query.get('employer');
  try {
    // The request of the platform; the pages after it do not name the employer again.
    if (query.has('redirect_uri')) sessionStorage.setItem('employer', domain ?? '');
    domain ??= sessionStorage.getItem('employer');
  } catch {
    // Storage is blocked: only the first page wears the brand.
  }
  if (!/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])$/.test(domain ?? '')) return;

  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.setAttribute('blocking', 'render');
  sheet.href = new URL(`sso/employer-brand/${domain}.css`, new URL(home, location.href)).href;
  const ready = new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve();
  });
  function wear() {
    const styles = getComputedStyle(root);
    const said = (name) => decodeURIComponent(styles.getPropertyValue(`--employer-${name}`).trim().slice(1, -1));
    const [name, logo] = [said('name'), said('logo')];
    if (!name) return;
    document.title = document.title.replace(' · ', ` · ${name} · `);
    for (const link of document.querySelectorAll('.logo')) {
      const words = document.createElement('span');
      words.className = 'employer';
      const employer = document.createElement('span');
      employer.className = 'employer-name';
      employer.textContent = name;
      const platform = link.querySelector('span');
      platform.className = 'platform';
      words.append(employer, ' ', platform);
      const picture = document.createElement('img');
      picture.className = 'employer-logo';
      picture.alt = '';
      // A Keycloak on another site is refused the file.
      picture.addEventListener('error', () => picture.remove());
      if (logo) picture.src = new URL(logo, sheet.href).href;
      link.replaceChildren(...(logo ? [picture] : []), words);
    }
  }
  sheet.addEventListener('load', () => void ready.then(wear));
  document.head.append(sheet);
})();
