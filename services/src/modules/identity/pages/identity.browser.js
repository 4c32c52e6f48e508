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

document.querySelector('form[data-send]')?.requestSubmit();
