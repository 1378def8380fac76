import { imageTypes, maxImageBytes } from '../constants.ts';
import { strings } from '../strings.ts';

/** Why a file cannot be attached, or undefined when it can. Decodes it, because a name and a type prove nothing. */
export async function imageProblem(file: File): Promise<string | undefined> {
  if (!imageTypes.some((type) => type === file.type)) return strings.imageType(file.name);
  if (file.size > maxImageBytes) return strings.imageTooLarge(file.name);
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return strings.imageUnreadable(file.name);
  }
}
