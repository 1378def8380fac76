/** How many bytes from the start are read: iPhones list eight brands there. */
const headBytes = 64;
/** The brands of HEIC in the list that follows `ftyp`, in which every name has four letters. AVIF, in the same container, has none of them. */
const heicBrand = /^ftyp(?:.{4})*?he[iv][cmsx]/s;

/**
 * Whether a file is a photo in Apple's format HEIC, which most browsers can't read. Its first bytes decide as well as its type, because
 * such photos often have the name of a JPEG, and most systems don't know the type.
 */
export async function isHeic(file: Blob): Promise<boolean> {
  if (/^image\/hei[cf]/.test(file.type)) return true;
  const head = await file.slice(0, headBytes).arrayBuffer();
  // The list is as long as its first four bytes say.
  const length = head.byteLength > 4 ? new DataView(head).getUint32(0) : 0;
  return heicBrand.test(new TextDecoder('latin1').decode(head.slice(4, length)));
}
