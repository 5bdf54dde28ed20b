/** Why an archive is not read or written. Nothing of a refused archive is used. */
export class ZipRefusal extends Error {
  /** The entry at fault, as the archive names it; absent where the whole archive is. */
  readonly entry: string | undefined;

  constructor(message: string, entry?: string) {
    super(message);
    this.name = 'ZipRefusal';
    this.entry = entry;
  }
}
