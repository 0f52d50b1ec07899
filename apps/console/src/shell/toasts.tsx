import { Toaster } from 'sonner';
import { currentTheme } from '../session/theme';

/** Where short notices show. */
export default function Toasts() {
  return <Toaster theme={currentTheme()} position="bottom-right" duration={2000} visibleToasts={4} />;
}
