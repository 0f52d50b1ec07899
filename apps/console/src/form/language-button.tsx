import { Button } from '@gep/style-editor/controls';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { confirm } from './confirm';
import { changeLanguage } from '../message';
import type { Language } from '../message';

interface LanguageButtonProps {
  /** Whether the page may hold changes that are not saved, so that it asks first. */
  ask?: boolean;
}

/** Switches between Chinese and English. */
export function LanguageButton({ ask = true }: LanguageButtonProps) {
  const { t, i18n } = useTranslation();
  const other: Language = i18n.language === 'en' ? 'zh-CN' : 'en';
  const change = async () => {
    if (!ask || (await confirm(t('language.confirmTitle'), t('language.confirm')))) changeLanguage(other);
  };
  return (
    <Button onClick={() => void change()}>
      <Languages size={16} strokeWidth={1.5} />
      {other === 'en' ? t('language.en') : t('language.zh')}
    </Button>
  );
}
