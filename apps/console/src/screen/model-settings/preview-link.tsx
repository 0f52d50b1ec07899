import type { StoredInput } from '@gep/api-client';
import { Map } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { previewAddress } from '../../session/preview-address';
import { useIsProjectAdmin } from '../../session/session-store';

interface PreviewLinkProps {
  readonly projectId: string;
  readonly stored: StoredInput;
  /** Name of the input. */
  readonly name: string;
}

/** Opens the raster or vector file of an input on a map, in another tab; the server shows it to the owner. */
export function PreviewLink({ projectId, stored, name }: PreviewLinkProps) {
  const { t } = useTranslation();
  const isAdmin = useIsProjectAdmin();
  const { key, compareFlag, file } = stored;
  if (!isAdmin || !file || file.report.kind === 'table') return null;
  const address = previewAddress({
    projectId,
    reportTemplateId: key,
    reportFormId: String(compareFlag),
    fileType: file.report.kind === 'raster' ? 'RASTER' : 'VECTOR',
    fileName: file.name,
  });
  return (
    <ButtonLink to={address} target="_blank" aria-label={t('preview.openOf', { name })}>
      <Map size={16} strokeWidth={1.5} aria-hidden />
      {t('preview.open')}
    </ButtonLink>
  );
}
