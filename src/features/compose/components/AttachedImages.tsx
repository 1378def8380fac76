import { type FileRef, imageUrl } from '@/api';
import { Icon, IconButton, Skeleton, Text } from '@/design-system';
import { X } from 'lucide-react';
import { strings } from '../strings.ts';
import * as styles from './Composer.css.ts';

export interface AttachedImagesProps {
  files: readonly FileRef[];
  problems: readonly string[];
  isUploading: boolean;
  onChange(files: readonly FileRef[]): void;
}

/** The images of a draft, and what went wrong with others. */
export function AttachedImages({ files, problems, isUploading, onChange }: AttachedImagesProps) {
  return (
    <>
      {(files.length > 0 || isUploading) && (
        <ul className={styles.thumbnails}>
          {files.map((file) => (
            <li key={file.storageId} className={styles.thumbnail}>
              <img className={styles.picture} src={imageUrl(file.storageId)} alt={file.alt ?? file.name ?? ''} width={160} height={120} />
              <span className={styles.remove}>
                <IconButton
                  size="small"
                  isRound
                  label={strings.removeImage(file.name ?? '')}
                  icon={<Icon glyph={X} size="small" />}
                  onClick={() => onChange(files.filter(({ storageId }) => storageId !== file.storageId))}
                />
              </span>
            </li>
          ))}
          {isUploading && <li className={styles.thumbnail} aria-label={strings.uploading}><Skeleton height={96} /></li>}
        </ul>
      )}
      <ul className={styles.problems} role="alert">
        {problems.map((problem) => <li key={problem}><Text size="small" tone="negative">{problem}</Text></li>)}
      </ul>
    </>
  );
}
