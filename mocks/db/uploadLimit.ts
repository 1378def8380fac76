/** Default limit of all uploads together, in bytes. */
export const defaultUploadLimit = 128 * 1024 * 1024;
