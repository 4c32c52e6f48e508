import { sql, type Kysely } from 'kysely';

/**
 * Release sets with their history, the files of releases in the file store, teams with keys, and canaries. `live_release` and
 * `release_sequence` remain for processes of the previous release, which read them until they end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_file (
      hash text primary key,
      size int not null,
      key text not null,
      brotli_key text,
      gzip_key text,
      stored_at timestamptz not null default now()
    )`.execute(db);

  await sql`alter table release add column source text`.execute(db);
  await sql`alter table release add column signature text`.execute(db);
  await sql`alter table release add column published_by text`.execute(db);
  await sql`alter table release add column state text not null default 'STORED'`.execute(db);
  await sql`alter table release add column last_live_at timestamptz`.execute(db);
  // When a version left is known from now on: those that exist are kept as if they had left today.
  await sql`update release set last_live_at = now()`.execute(db);
  await sql`
    create table release_file (
      remote text not null,
      version text not null,
      path text not null,
      hash text not null references stored_file (hash),
      primary key (remote, version, path),
      foreign key (remote, version) references release (remote, version) on delete cascade
    )`.execute(db);
  await sql`create index release_file_hash on release_file (hash)`.execute(db);

  await sql`
    create table release_set (
      sequence bigint primary key,
      members jsonb not null,
      cause text not null,
      why text not null,
      made_by text not null,
      key_id text,
      made_at timestamptz not null default now(),
      signature text
    )`.execute(db);
  await sql`
    insert into release_set (sequence, members, cause, why, made_by)
    select sequence, members, 'START', 'What was live before release sets had a history.', 'platform'
    from release_sequence, (
      select coalesce(jsonb_object_agg(remote, jsonb_strip_nulls(jsonb_build_object('version', current_version, 'previousVersion', previous_version))), '{}') as members
      from live_release
    ) as live`.execute(db);
  await sql`create table live_set (id int primary key default 1 check (id = 1), sequence bigint not null references release_set (sequence))`.execute(
    db,
  );
  await sql`insert into live_set (sequence) select sequence from release_sequence`.execute(db);

  await sql`
    create table release_upload (
      id uuid primary key,
      remote text not null,
      version text not null,
      source text not null,
      signature text,
      key_id text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index release_upload_expiring on release_upload (expires_at)`.execute(db);
  await sql`
    create table release_lock (
      remote text primary key,
      why text not null,
      locked_by text not null,
      key_id text,
      locked_at timestamptz not null
    )`.execute(db);
  await sql`
    create table release_history (
      id bigserial primary key,
      at timestamptz not null,
      action text not null,
      acted_by text not null,
      key_id text,
      remote text,
      version text,
      sequence bigint,
      outcome text not null,
      why text not null
    )`.execute(db);
  await sql`create index release_history_of_remote on release_history (remote, id)`.execute(db);

  await sql`
    create table team_key (
      id text primary key,
      team text not null,
      label text not null,
      secret_hash text not null,
      remotes text[] not null,
      rights text[] not null,
      created_at timestamptz not null,
      revoked_at timestamptz,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index team_key_of_team on team_key (team)`.execute(db);
  await sql`
    create table signing_key (
      kid text primary key,
      team text,
      public_jwk jsonb not null,
      added_at timestamptz not null,
      revoked_at timestamptz,
      endorsement text not null
    )`.execute(db);
  await sql`create table team_webhook (team text primary key, url text not null, secret text not null, added_at timestamptz not null)`.execute(
    db,
  );
  await sql`create table serving_process (id text primary key, sequence bigint not null, seen_at timestamptz not null)`.execute(
    db,
  );

  await sql`
    create table canary (
      id uuid primary key,
      remote text not null,
      version text not null,
      against text not null,
      share real not null,
      salt text not null,
      enterprises text[] not null,
      accounts text[] not null,
      state text not null,
      why text not null,
      started_by text not null,
      key_id text,
      started_at timestamptz not null,
      ends_at timestamptz not null,
      ended_at timestamptz,
      slow_ms jsonb not null,
      decision text,
      foreign key (remote, version) references release (remote, version)
    )`.execute(db);
  await sql`create unique index canary_running on canary (remote) where state = 'RUNNING'`.execute(db);
  await sql`
    create table canary_visit (
      canary_id uuid not null references canary (id) on delete cascade,
      visit text not null,
      arm text not null,
      network text,
      counted text[] not null,
      signals text[] not null,
      counted_at timestamptz not null,
      primary key (canary_id, visit)
    )`.execute(db);
  await sql`create index canary_visit_of_network on canary_visit (canary_id, network) where network is not null`.execute(db);
  await sql`
    create table canary_minute (
      canary_id uuid not null references canary (id) on delete cascade,
      minute timestamptz not null,
      signal text not null,
      live_visits int not null,
      live_failures int not null,
      canary_visits int not null,
      canary_failures int not null,
      primary key (canary_id, signal, minute)
    )`.execute(db);
}
