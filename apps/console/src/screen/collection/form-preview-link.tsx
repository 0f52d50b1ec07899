import { useTranslation } from 'react-i18next';

/** Leads to the map of the file of a form, in another tab. */
export function FormPreviewLink({ reportFormId }: { readonly reportFormId: string }) {
  const { t } = useTranslation();
  return (
    <a
      className="gep-button"
      href={`/preview?${new URLSearchParams({ reportFormId }).toString()}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('review.preview')}
    </a>
  );
}
