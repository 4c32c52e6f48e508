// Progressive enhancement only: every page works without this file.
for (const toggle of document.querySelectorAll('[data-reveal]')) {
  const input = document.getElementById(toggle.dataset.reveal);
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    const revealed = input.type === 'password';
    input.type = revealed ? 'text' : 'password';
    toggle.setAttribute('aria-pressed', String(revealed));
    toggle.setAttribute('aria-label', revealed ? toggle.dataset.hideLabel : toggle.dataset.showLabel);
    input.focus();
  });
}

const form = document.querySelector('form[data-once]');
form?.addEventListener('submit', () => {
  const button = form.querySelector('button[type=submit]');
  // Runs after the form data has been collected, so that the button is still part of it.
  setTimeout(() => {
    button.disabled = true;
    button.setAttribute('aria-busy', 'true');
  });
});
// A form restored from the back/forward cache can be submitted again.
addEventListener('pageshow', () => {
  const button = form?.querySelector('button[type=submit]');
  button?.removeAttribute('aria-busy');
  if (button) button.disabled = false;
});

// Carries a typed email over to the next page in the URL fragment, which is never sent to a server.
for (const carrier of document.querySelectorAll('a[data-carry]'))
  carrier.addEventListener('click', () => {
    const { value } = document.getElementById(carrier.dataset.carry);
    carrier.hash = value ? new URLSearchParams({ email: value }).toString() : '';
  });
const carried = new URLSearchParams(location.hash.slice(1)).get('email');
const email = document.querySelector('form input[type=email]');
if (carried && email) {
  if (!email.value) {
    email.value = carried;
    // The first field that is left to fill in.
    if (email.autofocus) [...email.form.elements].find((field) => field.matches('input:not([hidden])') && !field.value)?.focus();
  }
  history.replaceState(null, '', location.pathname + location.search);
}
