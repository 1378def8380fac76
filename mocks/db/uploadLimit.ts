/** How many bytes of uploads a backend keeps in all, unless its host says otherwise. */
export const usualUploadLimit = 128 * 1024 * 1024;
