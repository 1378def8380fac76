import { request, visitShortLink } from '@/api';
import { Card, Center, Columns, FailureState, SkeletonRegion, SkeletonText } from '@/design-system';
import { logError } from '@/shared/lib/log';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { strings } from '../../strings.ts';

/** A short link: counts the visit and goes on to the post. */
export default function ShortLinkScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const hasFailed = useVisit(id);
  return (
    <Columns>
      <Center as="div">
        <Card padding="6">
          {hasFailed ? (
            <FailureState title={strings.titles.notFound}>{strings.linkFailed}</FailureState>
          ) : (
            <SkeletonRegion label={strings.titles.shortLink}><SkeletonText lines={4} /></SkeletonRegion>
          )}
        </Card>
      </Center>
    </Columns>
  );
}

function useVisit(id: string): boolean {
  const [, navigate] = useLocation();
  const [hasFailed, setHasFailed] = useState(id === '');
  useEffect(() => {
    if (!id) return undefined;
    const stop = new AbortController();
    request(visitShortLink, { params: { id }, signal: stop.signal })
      .then((link) => (link ? navigate(`/post/${link.postId}`, { replace: true }) : setHasFailed(true)))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        logError('short link', error);
        setHasFailed(true);
      });
    return () => stop.abort();
  }, [id, navigate]);
  return hasFailed;
}
