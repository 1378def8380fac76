import type { UrlPreview } from '@/api';
import { Anchor } from '@/design-system';
import { replaceBroken } from './brokenImage.ts';
import * as parts from './Card.parts.css.ts';

/** The card of a post's first link, in a box of fixed height. Addresses that are not http(s) are not linked. */
export function LinkPreview({ preview }: { preview: UrlPreview }) {
  const address = URL.canParse(preview.url) ? new URL(preview.url) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  return (
    <Anchor
      className={preview.imageUrl ? parts.preview : `${parts.preview} ${parts.previewBare}`}
      href={address.href}
      isNewTab
      rel="nofollow"
    >
      {preview.imageUrl && (
        <img
          className={parts.previewImage}
          src={preview.imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          width={132}
          height={112}
          onError={replaceBroken}
        />
      )}
      <span className={parts.previewWords}>
        <span className={parts.previewHost}>{address.hostname.replace(/^www\./, '')}</span>
        <span className={parts.previewTitle} dir="auto">
          {preview.title || address.hostname}
        </span>
        {preview.description && (
          <span className={parts.previewText} dir="auto">
            {preview.description}
          </span>
        )}
      </span>
    </Anchor>
  );
}
