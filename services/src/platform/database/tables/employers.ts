import type { Generated } from 'kysely';
import type { InterviewClosure, InterviewMode, InterviewStatus } from '@hirehq/shared-contracts/codes';
import type { DomainProof, DomainState, EmployerScope, VisitorKey } from '@hirehq/shared-contracts/employer';
import type { VersionColumn } from '../version-column.ts';
import type { JsonColumnWithDefault, NullableJsonColumn } from '../json-column.ts';

export interface EmployerKeyTable {
  id: string;
  enterprise_id: string;
  label: string;
  /** SHA-256 of the secret, hexadecimal; the secret itself is not stored. */
  secret_hash: string;
  scopes: EmployerScope[];
  replaced_by: string | null;
  created_at: Date;
  /** In the past for revoked keys. */
  expires_at: Date | null;
  last_used_at: Date | null;
}

/** A domain that an employer claims; `enterprise.domain_names` lists those in effect, in order. */
export interface EmployerDomainTable {
  enterprise_id: string;
  /** As in DNS: lower case, punycode. */
  domain: string;
  position: number;
  state: DomainState;
  proven_by: DomainProof | null;
  /** The expected content of the TXT record or the file. */
  challenge: string;
  claimed_at: Date;
  proven_at: Date | null;
  checked_at: Date | null;
  failing_since: Date | null;
  /** Null for a domain that is not checked automatically. */
  next_check_at: Date | null;
  problem: string | null;
}

/** A request with an Idempotency-Key, and its response once there is one. */
export interface EmployerRequestTable {
  id: string;
  enterprise_id: string;
  fingerprint: string;
  answer: NullableJsonColumn<object>;
  /** When it was completed, for calls about candidates, whose responses are not stored. */
  done_at: Date | null;
  /** For releases that claim a request by it; otherwise the time at which it was made. */
  taken_until: Date;
  created_at: Date;
}

export interface StoredProposedTime {
  /** ISO 8601, UTC. */
  startsAt: string;
  completesAt: string;
}

export interface InterviewTable {
  id: string;
  version: VersionColumn;
  application_id: string;
  round_title: string;
  status: InterviewStatus;
  starts_at: Date;
  completes_at: Date;
  /** IANA time zone. */
  time_zone: string;
  mode: InterviewMode;
  location: string | null;
  link: string | null;
  instructions: string | null;
  round_completed: Generated<boolean>;
  rating_of_panel_by_candidate: number | null;
  rating_of_candidate_by_panel: Generated<number | null>;
  closure_status: InterviewClosure | null;
  reminded_at: Date | null;
  /** Times that the candidate proposed, until the employer responds. */
  proposed_times: JsonColumnWithDefault<StoredProposedTime[]>;
  proposal_note: string | null;
  /** SEQUENCE of RFC 5545: incremented by each change that a calendar must follow. */
  calendar_sequence: Generated<number>;
  created_at: Date;
  changed_at: Date;
}

export interface WebhookTable {
  id: string;
  version: VersionColumn;
  enterprise_id: string;
  url: string;
  /** `whsec_…`, the signing secret. */
  secret: string;
  topics: string[];
  description: string | null;
  active: Generated<boolean>;
  /** The last successful delivery. */
  delivered_at: Date | null;
  /** Until then, one process delivers to it. */
  busy_until: Date;
  created_at: Date;
}

export interface WebhookDeliveryTable {
  position: Generated<number>;
  id: string;
  webhook_id: string;
  /** The outbox event that it reports; null for a test. */
  event_id: number | null;
  /** Number of the delivery, for an event with several. */
  part: Generated<number>;
  topic: string;
  body: string;
  status: Generated<'waiting' | 'delivered' | 'dead'>;
  attempts: Generated<number>;
  give_up_at: Date;
  next_attempt_at: Date;
  created_at: Date;
  delivered_at: Date | null;
  last_status: number | null;
  last_error: string | null;
  last_answer: string | null;
}

/** The address that applications to an employer are mailed to, once it is proven. */
export interface EmployerMailTable {
  /** Another address has another id. */
  id: string;
  version: VersionColumn;
  enterprise_id: string;
  email_address: string;
  /** Hash of the secret in the link that proves the address. */
  proof_hash: string | null;
  asked_at: Date;
  proven_at: Date | null;
}

/** A link by which an employer reads an application that was mailed to it. */
export interface ApplicationLinkTable {
  token_hash: string;
  application_id: string;
  employer_mail_id: string;
  /** The outbox event that the mail with the link reports. */
  event_id: number;
  created_at: Date;
}

/** A picture of an employer that has been replaced, which cached pages still show. */
export interface FormerPictureTable {
  storage_key: string;
  enterprise_id: string;
  replaced_at: Date;
}

/** A public key by which tokens about the visitors of an employer's pages are verified. */
export interface VisitorKeyTable {
  enterprise_id: string;
  /** Thumbprint of the key (RFC 7638). */
  kid: string;
  label: string;
  algorithm: VisitorKey['algorithm'];
  /** A JWK, as text. */
  public_key: string;
  created_at: Date;
}

/** A token that was used, until it would expire: a hash of its id, nothing of the visitor. */
export interface UsedVisitorTokenTable {
  enterprise_id: string;
  token_hash: string;
  expires_at: Date;
}

export interface EmployerTables {
  former_picture: FormerPictureTable;
  employer_key: EmployerKeyTable;
  employer_domain: EmployerDomainTable;
  employer_mail: EmployerMailTable;
  visitor_key: VisitorKeyTable;
  used_visitor_token: UsedVisitorTokenTable;
  application_link: ApplicationLinkTable;
  employer_request: EmployerRequestTable;
  interview: InterviewTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
}
