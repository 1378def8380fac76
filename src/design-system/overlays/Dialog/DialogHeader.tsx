import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/index.ts';
import { Icon } from '../../display/Icon/index.ts';
import { Anchor } from '../../typography/Link/index.ts';
import * as styles from './Dialog.css.ts';
import type { DialogBrand } from './dialogContent.ts';

interface DialogHeaderProps {
  title: string;
  brand?: DialogBrand | undefined;
  closeLabel: string;
  onClose: () => void;
  children?: ReactNode;
}

export function DialogHeader({ title, brand, closeLabel, onClose, children }: DialogHeaderProps) {
  return (
    <header className={styles.header}>
      {brand && (
        <Anchor href={brand.href} isNewTab aria-label={brand.label} className={styles.brand}>
          {brand.mark}
        </Anchor>
      )}
      <Radix.Title className={styles.title}>{title}</Radix.Title>
      {children}
      <IconButton label={closeLabel} icon={<Icon glyph={X} />} onClick={onClose} />
    </header>
  );
}
