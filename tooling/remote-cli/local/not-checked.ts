/** Why a check was left out; the others go on. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
}
