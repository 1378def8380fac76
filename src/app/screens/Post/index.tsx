import { Thread } from '@/features/thread';
import { useParams, useRoute } from 'wouter';

/** A post or, at its other address, a reply. */
export default function PostScreen() {
  const { id = '' } = useParams();
  const [isReply] = useRoute('/reply/:id');
  return <Thread postId={decodeURIComponent(id)} isReply={isReply} />;
}
