/** One mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for readers that show HTML. */
  html?: string;
}

export interface QueuedMail extends Mail {
  id: string;
  /** How often it was tried, this time included. */
  attempts: number;
  createdAt: Date;
}
