import { useTranslation } from 'react-i18next';
import { currentTheme } from '../../session/theme';
import css from './login.module.css';
import dark from './terrain-dark.webp';
import light from './terrain-light.webp';

/** Drawn by the map engine ahead of time, by `scripts/login-picture`. */
const pictures = { light, dark };
/** Pixels of the picture; the browser scales them to the panel. */
const size = { width: 720, height: 576 };

/** The quiet half of the login screen: a landscape drawn by the map engine, the slogan, the five steps of the work. */
export function LoginPicture() {
  const { t } = useTranslation();
  const steps = t('login.steps', { returnObjects: true }) as string[];

  return (
    <section className={css.picture}>
      <img className={css.terrain} src={pictures[currentTheme()]} {...size} alt={t('login.map')} />
      <div className={css.words}>
        <p className={css.slogan}>{t('app.slogan')}</p>
        <ol className={css.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <span>{index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
