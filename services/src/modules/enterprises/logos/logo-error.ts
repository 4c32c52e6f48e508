/** Why a logo could not be fetched; the message is for the employer and for operators. */
export class LogoError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LogoError';
  }
}
