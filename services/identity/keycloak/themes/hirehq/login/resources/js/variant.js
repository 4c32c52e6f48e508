// In the head, before the first paint: the brand that this tab came from (ID-04).
(() => {
  const root = document.documentElement;
  // "D=GENERAL_CANDIDATE_VIEW=hireHQ;…"
  const brands = root.dataset.brands.split(';').map((brand) => brand.split('='));
  const query = new URLSearchParams(location.search);
  const asked = `${query.get('view_tag') ?? ''} ${query.get('scope') ?? ''}`.split(' ');
  let variant = brands.find(([, tag]) => asked.includes(tag))?.[0];
  try {
    if (variant) {
      sessionStorage.setItem('variant', variant);
      localStorage.setItem('variant', variant);
    }
    // A link in a mail opens in another tab and does not name the brand.
    variant ??= sessionStorage.getItem('variant') ?? localStorage.getItem('variant');
  } catch {
    // Storage is blocked: only the URL decides.
  }
  const brand = brands.find(([known]) => known === variant) ?? brands[0];
  root.dataset.variant = brand[0];
  document.title = document.title.replace(brands[0][2], brand[2]);
})();
