import { IconButton } from '@gep/style-editor/controls';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyTheme, currentTheme } from '../session/theme';

/** Switches between the light and the dark theme. */
export function ThemeButton() {
  const { t } = useTranslation();
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    applyTheme(other);
    setTheme(other);
  };
  return <IconButton icon={other === 'dark' ? Moon : Sun} label={t(`theme.${other}`)} onClick={change} />;
}
