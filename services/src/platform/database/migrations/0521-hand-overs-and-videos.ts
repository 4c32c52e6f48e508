import { sql, type Kysely } from 'kysely';

/** Hand-overs to another device, and the video pitches of candidates with the uploads that become one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hand_over (
      id uuid primary key,
      candidate_id uuid not null references candidate on delete cascade,
      purpose text not null,
      state text not null,
      key_hash text not null unique,
      token_hash text unique,
      expires_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index hand_over_of_candidate on hand_over (candidate_id)`.execute(db);
  await sql`
    create table video (
      id uuid primary key,
      candidate_id uuid not null references candidate on delete cascade,
      hand_over_id uuid references hand_over on delete set null,
      state text not null check (state in ('UPLOADING', 'CHECKING', 'READY', 'REFUSED')),
      refusal text,
      file_name text not null,
      content_type text not null,
      size bigint not null,
      received bigint not null default 0,
      duration integer,
      storage_key text,
      poster_key text,
      captions_key text,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`create index video_of_candidate on video (candidate_id, created_at)`.execute(db);
  await sql`create index video_of_hand_over on video (hand_over_id)`.execute(db);
  await sql`create unique index video_ready on video (candidate_id) where state = 'READY'`.execute(db);
  // The bytes of an upload, in the order of their positions; joined once all are there.
  await sql`
    create table video_piece (
      video_id uuid not null references video on delete cascade,
      candidate_id uuid not null references candidate on delete cascade,
      start bigint not null,
      size integer not null,
      storage_key text not null,
      primary key (video_id, start)
    )`.execute(db);
  await sql`create index video_piece_of_candidate on video_piece (candidate_id)`.execute(db);
}
