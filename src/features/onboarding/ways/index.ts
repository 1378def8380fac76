import { bluesky } from './bluesky/index.ts';
import { password } from './password/index.ts';
import { phone } from './phone/index.ts';
import { siwf } from './siwf/index.ts';
import type { Way } from './way.ts';
import { x } from './x/index.ts';

/** Every way in, in the order in which they are offered. */
export const ways: readonly Way[] = [phone, password, x, bluesky, siwf];
