import { lazyValue } from '@/design-system/late/lazyValue.ts';
import { maxLogoBytes } from '../constants.ts';
import { type ImageKind, imageKind, kindBytes } from './imageKind.ts';

const sanitizer = lazyValue(() => import('./sanitizeSvg.ts'));

/** The reasons why a file can't become the logo. `storage` occurs later, when it is saved. */
export type LogoProblem = 'missing' | 'type' | 'size' | 'unreadable' | 'storage';

export type LogoReading = { isRead: true; url: string } | { isRead: false; problem: LogoProblem };

const refuse = (problem: LogoProblem): LogoReading => ({ isRead: false, problem });

function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(content);
  });
}

/** Rejects when the browser can't decode the picture, for example because it is truncated or damaged. */
async function assertShowable(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}

async function contentOf(file: File, kind: ImageKind): Promise<Blob | undefined> {
  if (kind !== 'image/svg+xml') return new Blob([file], { type: kind });
  const { sanitizeSvg } = await sanitizer.load();
  const drawing = sanitizeSvg(await file.text());
  return drawing === undefined ? undefined : new Blob([drawing], { type: kind });
}

/** Turns a chosen file into a data URL of a safe picture. The bytes decide on the format, not the name. */
export async function readLogoFile(file: File | undefined): Promise<LogoReading> {
  if (!file) return refuse('missing');
  try {
    const kind = imageKind(new Uint8Array(await file.slice(0, kindBytes).arrayBuffer()));
    if (!kind) return refuse('type');
    if (file.size > maxLogoBytes) return refuse('size');
    const content = await contentOf(file, kind);
    if (!content) return refuse('type');
    const url = await dataUrl(content);
    await assertShowable(url);
    return { isRead: true, url };
  } catch {
    return refuse('unreadable');
  }
}
