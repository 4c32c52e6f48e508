/** One mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for readers that show HTML. */
  html?: string;
  /** Stops mails of this kind by one POST (RFC 8058); for what nobody has to get. */
  unsubscribeUrl?: string;
}

export interface QueuedMail extends Mail {
  id: string;
  createdAt: Date;
}
