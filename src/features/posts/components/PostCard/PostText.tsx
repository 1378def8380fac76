import { Anchor } from '@/design-system';
import { memo } from 'react';
import { type TextToken, tokenize } from '../../model/textTokens.ts';
import * as parts from './Card.parts.css.ts';

/** People's text as elements: mentions lead to profiles, tags to their tab, links outside. Never markup. */
export const PostText = memo(function PostText({ text }: { text: string }) {
  return tokenize(text).map((token, index) => <Token key={index} token={token} />);
});

function Token({ token }: { token: TextToken }) {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'mention':
      return <Anchor className={parts.token} href={`/user/${token.username}`}>{token.text}</Anchor>;
    case 'tag':
      return <Anchor className={parts.token} href={`/?tag=${encodeURIComponent(token.tag)}`}>{token.text}</Anchor>;
    case 'link':
      return <Anchor className={parts.token} href={token.href} isNewTab rel="nofollow">{shorten(token.text)}</Anchor>;
  }
}

const longest = 48;

/** A long address is cut for the eye; the link keeps the whole. */
function shorten(address: string): string {
  const bare = address.replace(/^https?:\/\/(www\.)?/, '');
  return bare.length > longest ? `${bare.slice(0, longest)}…` : bare;
}
