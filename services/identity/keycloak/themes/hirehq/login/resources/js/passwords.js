// Keycloak wants a new password twice; whoever can look at it needs to enter it once.
for (const again of document.querySelectorAll('[data-same-as]')) {
  const password = document.getElementById(again.dataset.sameAs);
  again.closest('.field').hidden = true;
  again.required = false;
  password.form.addEventListener('formdata', ({ formData }) => formData.set(again.name, password.value));
}
