import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentTheme } from '../../session/theme';
import css from './login.module.css';

/** Cells of the landscape behind the words; the browser scales them to the panel. */
const cells = { width: 720, height: 576 };

/** The quiet half of the login screen: a landscape drawn by the map engine, the slogan, the five steps of the work. */
export function LoginPicture() {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const steps = t('login.steps', { returnObjects: true }) as string[];

  useEffect(() => {
    let gone = false;
    // The engine comes after the form: nobody waits for a picture.
    void import('./terrain-picture').then(({ terrainPicture }) => {
      if (gone || !canvas.current) return;
      canvas.current
        .getContext('2d')
        ?.putImageData(terrainPicture(cells.width, cells.height, currentTheme()), 0, 0);
      canvas.current.dataset.drawn = 'true';
    });
    return () => {
      gone = true;
    };
  }, []);

  return (
    <section className={css.picture}>
      <canvas ref={canvas} className={css.terrain} {...cells} role="img" aria-label={t('login.map')} />
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
