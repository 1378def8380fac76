import { pictureOf, type UrlPreview } from '@/api';
import { Anchor } from '@/design-system';
import { stripBidiControls } from '@/shared/lib/bidi';
import { safeLink } from '@/shared/lib/safeUrl';
import { replaceBroken } from './brokenImage.ts';
import * as parts from './Card.parts.css.ts';

/**
 * The card of a post's first link, in a box of fixed height. The author chose both addresses, so unsafe ones aren't shown, and the request
 * for the picture contains neither referrer nor cookies.
 */
export function LinkPreview({ preview }: { preview: UrlPreview }) {
  const href = safeLink(preview.url);
  if (!href) return null;
  const { hostname } = new URL(href);
  const picture = pictureOf(preview.imageUrl);
  return (
    <Anchor className={picture ? parts.preview : `${parts.preview} ${parts.previewBare}`} href={href} isNewTab rel="nofollow">
      {picture && (
        <img
          className={parts.previewImage}
          src={picture}
          crossOrigin="anonymous"
          referrerPolicy="no-referrer"
          alt=""
          loading="lazy"
          decoding="async"
          width={132}
          height={112}
          onError={replaceBroken}
        />
      )}
      <span className={parts.previewTextColumn}>
        <span className={parts.previewHost}>{hostname.replace(/^www\./, '')}</span>
        <span className={parts.previewTitle} dir="auto">
          {stripBidiControls(preview.title) || hostname}
        </span>
        {preview.description && (
          <span className={parts.previewText} dir="auto">
            {stripBidiControls(preview.description)}
          </span>
        )}
      </span>
    </Anchor>
  );
}
