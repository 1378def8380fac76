import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Button, Text } from '@/design-system';
import { Toggle } from '@/design-system/pickers/Toggle/Toggle.tsx';
import { crossPostAtoms, type Network } from '@/features/session';
import { useIsStillHere } from '@/shared/lib/useIsStillHere';
import { useStoreState } from '@/shared/lib/useStoreValue';
import { connectAtom, disconnectAtom } from '../state/connections.ts';
import { strings } from '../strings.ts';
import * as styles from './Account.css.ts';

interface ConnectionProps {
  network: Network;
  /** The person's name on the network; absent while it isn't connected. */
  connectedAs: string | undefined;
}

/** One network: whether it is connected, and whether posts are published there too. */
export function Connection({ network, connectedAs }: ConnectionProps) {
  const [isPublishing, setIsPublishing] = useStoreState(crossPostAtoms[network]);
  const connect = useSetAtom(connectAtom);
  const disconnect = useSetAtom(disconnectAtom);
  const isStillHere = useIsStillHere();
  const [isPending, setIsPending] = useState(false);
  const name = strings.networks[network];
  const isConnected = connectedAs !== undefined;
  const change = async () => {
    setIsPending(true);
    await (isConnected ? disconnect(network) : connect(network, isStillHere));
    setIsPending(false);
  };
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <Text weight="medium">{name}</Text>
        <Text size="small" tone="muted">
          {isConnected ? strings.connectedAs(connectedAs) : strings.notConnected}
        </Text>
      </div>
      <Button
        variant={isConnected ? 'bordered' : 'tinted'}
        tone={isConnected ? 'neutral' : 'primary'}
        aria-label={isConnected ? strings.disconnectFrom(name) : strings.connectTo(name)}
        isLoading={isPending}
        loadingLabel={isConnected ? strings.disconnecting : strings.connecting}
        onClick={() => void change()}
      >
        {isConnected ? strings.disconnect : strings.connect}
      </Button>
      {isConnected && (
        <div className={styles.below}>
          <Toggle
            label={strings.alsoPublish(name)}
            hint={strings.alsoPublishHint}
            isOn={isPublishing === true}
            onChange={setIsPublishing}
          />
        </div>
      )}
    </li>
  );
}
