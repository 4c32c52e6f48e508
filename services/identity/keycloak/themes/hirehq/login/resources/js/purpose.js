// In the head, before the first paint: whether this tab came here to apply for a job.
(() => {
  const query = new URLSearchParams(location.search);
  let isToApply = query.has('apply_to');
  try {
    // The request of the platform; the pages after it do not name the job again.
    if (query.has('redirect_uri')) sessionStorage.setItem('toApply', String(isToApply));
    else isToApply = sessionStorage.getItem('toApply') === 'true';
  } catch {
    // Storage is blocked: only the first page says so.
  }
  if (isToApply) document.documentElement.dataset.purpose = 'apply';
})();
