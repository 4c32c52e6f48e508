import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { VideoPieceTable } from '../../../platform/database/tables/videos.ts';

export type VideoPiece = Selectable<VideoPieceTable>;

export async function insertPiece(trx: Transaction, piece: VideoPiece): Promise<void> {
  await trx.insertInto('video_piece').values(piece).execute();
}

/** In their order. */
export const piecesOf = (db: Database, videoId: string): Promise<VideoPiece[]> =>
  db.selectFrom('video_piece').selectAll().where('video_id', '=', videoId).orderBy('start').execute();

/** Returns the keys of their bytes. */
export async function deletePieces(trx: Transaction, videoId: string): Promise<string[]> {
  const rows = await trx.deleteFrom('video_piece').where('video_id', '=', videoId).returning('storage_key').execute();
  return rows.map(({ storage_key }) => storage_key);
}
