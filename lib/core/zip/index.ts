/** Zip in and out: the one door of this folder. */
export { packZip } from './pack';
export { ZipRefusal } from './refusal';
export { unpackZip } from './unpack';
