import { IconButton } from '@gep/style-editor/controls';
import { Expand, Shrink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyPageScale, fitsDisplay } from '../session/page-scale';

/** Switches between the page fitted to the display and at full size. */
export function PageScaleButton() {
  const { t } = useTranslation();
  const [fit, setFit] = useState(fitsDisplay);
  const change = () => {
    applyPageScale(!fit);
    setFit(!fit);
  };
  return (
    <IconButton
      icon={fit ? Expand : Shrink}
      label={fit ? t('shell.fullSize') : t('shell.fitDisplay')}
      onClick={change}
    />
  );
}
