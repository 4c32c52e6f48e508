/** One mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same content as HTML. */
  html?: string;
  /** One-click unsubscribe address (RFC 8058), for mails that are optional. */
  unsubscribeUrl?: string;
}

export interface QueuedMail extends Mail {
  id: string;
  createdAt: Date;
}
