// Keycloak asks for a new password twice; once is enough where it can be shown.
for (const again of document.querySelectorAll('[data-same-as]')) {
  const password = document.getElementById(again.dataset.sameAs);
  again.closest('.field').hidden = true;
  again.required = false;
  password.form.addEventListener('formdata', ({ formData }) => formData.set(again.name, password.value));
}
