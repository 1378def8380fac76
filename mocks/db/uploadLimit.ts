/** How many bytes of uploads a backend keeps in all, unless its host says otherwise. */
export const defaultUploadLimit = 128 * 1024 * 1024;
