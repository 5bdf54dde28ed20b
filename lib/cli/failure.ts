/** Ends a command with exit code 2: wrong use, or something that cannot be read or written. */
export class Failure extends Error {
  override name = 'Failure';
}

/** A failure of the system in a person's words; anything else is passed on as it is. */
export function systemFailure(what: string, error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined) throw error;
  const known = new Map([
    ['EACCES', 'permission is denied'],
    ['EPERM', 'permission is denied'],
    ['ENOENT', 'there is no such file or directory'],
    ['EISDIR', 'a directory is there'],
    ['ENOTDIR', 'a part of the path is no directory'],
    ['EEXIST', 'something is there already'],
    ['ENOTEMPTY', 'a directory with files is there already'],
    ['ENOSPC', 'the disk is full'],
    ['EROFS', 'the disk is read-only'],
    ['ELOOP', 'its links lead in a circle'],
    ['ENAMETOOLONG', 'a name is too long'],
    ['Z_DATA_ERROR', 'it is no gzip data'],
    ['Z_BUF_ERROR', 'its gzip data is cut short'],
    ['ERR_FS_FILE_TOO_LARGE', 'it is too large'],
  ]);
  return new Failure(`${what}: ${known.get(code) ?? code}.`);
}
