import { Button, Checkbox } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { TextField } from '../../form/text-field';
import { usePageTitle } from '../../layout/use-page-title';
import { forget, recall, remember } from '../../session/remember-me';
import { useSession } from '../../session/session-store';
import css from './login.module.css';
import { LoginFrame } from './login-frame';
import type { SignIn } from './sign-in';

/** Loaded while the form is on the screen already: half of the script is in it. */
const loadSignIn = () => import('./sign-in');

/** Another entry on the same host. */
const onPort = (port: string): string => `${location.protocol}//${location.hostname}:${port}`;

export default function LoginScreen() {
  const { t } = useTranslation();
  usePageTitle(t('login.title'));
  const navigate = useNavigate();
  // The address that a link led to.
  const { state } = useLocation() as { readonly state: unknown };
  const wanted = typeof state === 'string' ? state : '/';
  const token = useSession((session) => session.token);
  const app = useQuery({
    queryKey: ['app-info'],
    queryFn: async ({ signal }) => (await loadSignIn()).client.appInfo({}, { signal }),
    meta: { quiet: true },
  });
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, reset, formState } = useForm<SignIn>({
    resolver: async (...form) => (await loadSignIn()).resolver(...form),
    defaultValues: { account: '', password: '', remember: false },
  });

  useEffect(() => {
    void recall().then((kept) => kept && reset({ ...kept, remember: true }));
  }, [reset]);

  const submit = handleSubmit(async ({ account, password, remember: keep }) => {
    setFailure(undefined);
    const { client, errorText } = await loadSignIn();
    try {
      const session = await client.login({ username: account, pwd: password });
      await (keep ? remember({ account, password }) : forget()).catch(() => undefined);
      useSession.getState().signIn(session.token);
      await navigate(wanted);
    } catch (error) {
      setFailure(errorText(error));
    }
  });

  const entries = app.data?.entries;
  if (token) return <Navigate to={wanted} replace />;
  return (
    <LoginFrame>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <h1>{t('app.name')}</h1>
          <p className={css.muted}>{t('login.who')}</p>
        </div>
        <TextField
          control={control}
          name="account"
          label={t('login.account')}
          error={formState.errors.account?.message}
          autoComplete="username"
          autoFocus
        />
        <TextField
          control={control}
          name="password"
          label={t('login.password')}
          error={formState.errors.password?.message}
          type="password"
          autoComplete="current-password"
        />
        <Controller
          control={control}
          name="remember"
          render={({ field: { value, onChange } }) => (
            <Checkbox label={t('login.remember')} value={value} onChange={onChange} />
          )}
        />
        <p className={css.failure} role="alert">
          {failure}
        </p>
        <Button look="primary" type="submit" disabled={formState.isSubmitting}>
          {t('login.submit')}
        </Button>
        <p className={css.links}>
          {entries?.administrator && <a href={onPort(entries.administrator)}>{t('login.adminEntry')}</a>}
          {entries?.report && <a href={onPort(entries.report)}>{t('login.reportEntry')}</a>}
          {app.data?.registration && <Link to="/register">{t('register.title')}</Link>}
          <Link to="/downloadFiles">{t('download.title')}</Link>
        </p>
      </form>
    </LoginFrame>
  );
}
