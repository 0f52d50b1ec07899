import { useTranslation } from 'react-i18next';
import css from './login.module.css';

/** The quiet half of the login screen: slogan and the five steps of the work. */
export function LoginPicture() {
  const { t } = useTranslation();
  const steps = t('login.steps', { returnObjects: true }) as string[];
  return (
    <section className={css.picture}>
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
