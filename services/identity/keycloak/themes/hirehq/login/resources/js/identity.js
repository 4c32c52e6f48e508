// Comforts only: every page works without this file.
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
  // After the submission has been composed, so that the button is still part of it.
  setTimeout(() => {
    button.disabled = true;
    button.setAttribute('aria-busy', 'true');
  });
});
// A page that comes back from the back/forward cache can be sent again.
addEventListener('pageshow', () => {
  const button = form?.querySelector('button[type=submit]');
  button?.removeAttribute('aria-busy');
  if (button) button.disabled = false;
});

// An email that was typed goes along to the next page behind the #, which is never sent.
const carrier = document.querySelector('a[data-carry]');
carrier?.addEventListener('click', () => {
  const { value } = document.getElementById(carrier.dataset.carry);
  carrier.hash = value ? new URLSearchParams({ email: value }).toString() : '';
});
const carried = new URLSearchParams(location.hash.slice(1)).get('email');
const email = document.querySelector('form input[type=email]');
if (carried && email) {
  if (!email.value) email.value = carried;
  history.replaceState(null, '', location.pathname + location.search);
}
