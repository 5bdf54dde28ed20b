/** Numbers of the zip format that reading and writing share (APPNOTE 6.3.10, section 4). */
export const signatures = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
} as const;

/** Fixed parts of the records, in bytes. */
export const sizes = { local: 30, central: 46, end: 22, end64: 56, locator64: 20 } as const;

export const flags = { encrypted: 0x0001, strongEncryption: 0x0040, utf8: 0x0800, masked: 0x2000 } as const;

/** Version-made-by, high byte. */
export const creators = { unix: 3, darwin: 19 } as const;

/** Unix `st_mode`, in the high half of the external attributes. */
export const modes = {
  type: 0o170000,
  file: 0o100000,
  directory: 0o040000,
  symlink: 0o120000,
  anyExecute: 0o111,
} as const;

/**
 * The comment of the studio's own archives. It says that the archive's top level is the harness's root and everything in it
 * belongs to it: no single top folder is taken for a wrapper, and no file is left out on import.
 */
export const ownComment = 'harness-studio: the top level is the root';
