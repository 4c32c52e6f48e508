import type { Generated } from 'kysely';
import type { HandOverPurpose, HandOverState, VideoRefusal, VideoState } from '@hirehq/shared-contracts/codes';

export interface HandOverTable {
  id: string;
  candidate_id: string;
  purpose: HandOverPurpose;
  state: HandOverState;
  /** Hash of the key in the QR code. */
  key_hash: string;
  /** Hash of the token of the device that used the key. */
  token_hash: string | null;
  /** Of the key while the state is WAITING, then of the token. */
  expires_at: Date;
  created_at: Date;
}

export interface VideoTable {
  id: string;
  candidate_id: string;
  hand_over_id: string | null;
  state: VideoState | 'UPLOADING';
  refusal: VideoRefusal | null;
  file_name: string;
  /** Declared while it is being uploaded, then the detected one. */
  content_type: string;
  size: number;
  /** Bytes that have arrived. */
  received: Generated<number>;
  /** Seconds. */
  duration: number | null;
  storage_key: string | null;
  /** True once place, title, names and other metadata are removed from the file; nobody else sees it before. */
  is_clean: Generated<boolean>;
  poster_key: string | null;
  captions_key: string | null;
  /** Bytes. */
  poster_size: number | null;
  captions_size: number | null;
  created_at: Date;
  changed_at: Date;
}

/** A part of a video that is being uploaded. */
export interface VideoPieceTable {
  video_id: string;
  candidate_id: string;
  start: number;
  size: number;
  storage_key: string;
}

export interface VideoTables {
  hand_over: HandOverTable;
  video: VideoTable;
  video_piece: VideoPieceTable;
}
