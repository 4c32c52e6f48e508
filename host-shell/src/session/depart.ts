import type { Departure } from './identity-client.ts';
import { noteDeparture } from './way-back.ts';

/** Leaves the page for an address, or by submitting a form to it. */
export function depart({ url, fields }: Departure): void {
  if (!fields) {
    noteDeparture();
    window.location.replace(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
