import {
  lazy,
  type SubmitEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import { isDemo } from '../../bank-client/host.ts';
import {
  NeedsScript,
  takeEarlySubmit,
  useHydrated,
} from '../../design-system/parts/painted-before-script.tsx';
import { keepsCookies } from '../../browser/browser-storage.ts';
import { Banner, Reference } from '../../design-system/parts/banner.tsx';
import { Button } from '../../design-system/parts/button.tsx';
import { Checkbox } from '../../design-system/parts/checkbox.tsx';
import { PasswordField } from '../../design-system/parts/password-field.tsx';
import { TextField } from '../../design-system/parts/text-field.tsx';
import { TextButton } from '../../design-system/parts/text-link.tsx';
import { signInWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';
import { loadNeeded } from '../../browser/not-loaded.ts';
import { prepareSignIn, type SecondStepDue, useSignIn } from './use-sign-in.ts';
import { Fingerprint } from 'lucide-react';
import { rememberedUsername } from './use-arrive.ts';
import { knowsPasskeys } from '../../browser/browser-abilities.ts';

interface PasskeyButtonProps {
  /** Whether the browser is asking for the passkey. */
  busy: boolean;
  onPress: () => void;
}

function PasskeyButton({ busy, onPress }: PasskeyButtonProps) {
  const words = useWords(signInWords);
  const isKnown = useSyncExternalStore(neverTold, knowsPasskeys, whenPainted);
  if (!isKnown) return null;
  return (
    <Button tone="secondary" wide icon={Fingerprint} busy={busy} onClick={onPress} className="mt-3">
      {busy ? words.waitingForPasskey : words.withPasskey}
    </Button>
  );
}

const neverTold = () => () => {};

/** Nearly every browser knows passkeys, so the page is painted with the button: nothing moves when the script comes. */
const whenPainted = () => true;

const ForgotPasswordDialog = lazy(() => loadNeeded(() => import('./forgot-password-dialog.tsx')));

/** Somebody who has come back from the second step to the first. */
export interface ComeBack {
  username: string;
  /** Because the second step took too long, or was tried too often. */
  isOver: boolean;
}

interface SignInFormProps {
  /** Anyone who has been to the second step already. */
  comeBack: ComeBack | null;
  /** A second step may follow soon. */
  onPrepare: () => void;
  onSecondStep: (due: SecondStepDue) => void;
  loadNext: () => Promise<unknown>;
}

/**
 * The fields keep their own text, so that what was typed before the script arrived stays. Until then the form
 * does nothing when it is sent (`method="dialog"`): a password must never end up in an address.
 */
export function SignInForm({ comeBack, onPrepare, onSecondStep, loadNext }: SignInFormProps) {
  const words = useWords(signInWords);
  const { signIn, signInWithPasskey, busy, isBankBusy, failure } = useSignIn(onSecondStep);
  const sessionEnded = useSessionEnded();
  const cookiesBlocked = useCookiesBlocked();
  const [missing, setMissing] = useState({ username: false, password: false });
  const [forgot, setForgot] = useState<'not-asked' | 'open' | 'closed'>('not-asked');
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const remembered = rememberedUsername();
    if (remembered === null || username.current === null || remember.current === null) return;
    if (username.current.value === '') username.current.value = remembered;
    remember.current.checked = true;
  }, []);

  useEffect(() => {
    if (comeBack !== null) password.current?.focus();
  }, [comeBack]);

  useEffect(() => {
    if (takeEarlySubmit()) form.current?.requestSubmit();
  }, []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (busy !== null || username.current === null || password.current === null) return;
    const typed = { username: username.current.value.trim(), password: password.current.value };
    setMissing({ username: typed.username === '', password: typed.password === '' });
    if (typed.username === '') username.current.focus();
    else if (typed.password === '') password.current.focus();
    else void signIn({ ...typed, remember: remember.current?.checked === true });
  }

  function fillIn(pair: { username: string; password: string }): void {
    if (username.current === null || password.current === null) return;
    username.current.value = pair.username;
    password.current.value = pair.password;
    setMissing({ username: false, password: false });
    prepareSignIn(loadNext);
  }

  return (
    <>
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={submit}
        className="mt-8 flex flex-col gap-5"
      >
        {comeBack?.isOver === true && !failure && (
          <Banner tone="warning" role="alert" title={words.secondStep.over}>
            {words.secondStep.overDetail}
          </Banner>
        )}
        {sessionEnded && comeBack === null && !failure && (
          <Banner tone="warning" role="status" title={words.sessionEnded}>
            {words.sessionEndedDetail}
          </Banner>
        )}
        {cookiesBlocked && (
          <Banner tone="warning" role="status" title={words.cookiesBlocked}>
            {words.cookiesBlockedDetail}
          </Banner>
        )}
        {failure && (
          <Banner tone="danger" role="alert" title={failure.title}>
            {failure.detail}
            {failure.reference && <Reference value={failure.reference} />}
          </Banner>
        )}
        <TextField
          ref={username}
          label={words.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          defaultValue={comeBack?.username}
          onFocus={() => prepareSignIn(loadNext)}
          required
          error={missing.username ? words.usernameMissing : undefined}
        />
        <PasswordField
          ref={password}
          label={words.password}
          name="password"
          autoComplete="current-password"
          maxLength={1000}
          onFocus={() => {
            prepareSignIn(loadNext);
            onPrepare();
          }}
          required
          error={missing.password ? words.passwordMissing : undefined}
        />
        <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox ref={remember} name="remember" label={words.rememberMe} />
          <TextButton className="min-h-11 text-small" onClick={() => setForgot('open')}>
            {words.forgotPassword}
          </TextButton>
        </div>
        <Button type="submit" wide busy={busy === 'password'}>
          {busy === 'password' ? words.submitting : words.submit}
        </Button>
        <p role="status" className={isBankBusy ? 'text-small text-muted' : 'sr-only'}>
          {isBankBusy && words.bankBusy}
        </p>
        <NeedsScript />
      </form>
      {!isDemo && (
        <PasskeyButton
          busy={busy === 'passkey'}
          onPress={() => {
            if (busy === null) void signInWithPasskey();
          }}
        />
      )}
      {isDemo && <DemoHint onFillIn={fillIn} />}
      {forgot !== 'not-asked' && (
        <Suspense fallback={null}>
          <ForgotPasswordDialog
            open={forgot === 'open'}
            onOpenChange={(open) => setForgot(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}

/** Live, a session travels in a cookie; the demo needs none. */
function useCookiesBlocked(): boolean {
  return useHydrated() && !isDemo && !keepsCookies();
}

/**
 * Whether the dashboard sent the member here because the bank had ended the session. The page is painted without this
 * notice, and a reload finds it in the history again: it waits until the script has taken the page over.
 */
function useSessionEnded(): boolean {
  const state: unknown = useLocation().state;
  if (!useHydrated()) return false;
  return typeof state === 'object' && state !== null && 'sessionEnded' in state;
}

/** The only pair that the demo knows (R-L5). */
const pair = { username: 'avery', password: 'juniper-commons-2026' };

/** Says how to sign in to the demo, and does the typing on request. */
function DemoHint({ onFillIn }: { onFillIn: (known: typeof pair) => void }) {
  const words = useWords(signInWords).demo;
  return (
    <section
      aria-label={words.title}
      className="mt-8 rounded-control border border-dashed border-control/60 p-4 text-small"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold">{words.title}</h2>
        <Button tone="quiet" size="small" className="-my-1 -mr-2" onClick={() => onFillIn(pair)}>
          {words.fillIn}
        </Button>
      </div>
      <p className="mt-1 text-muted">
        {words.detail} <Typed>{pair.username}</Typed> / <Typed>{pair.password}</Typed>
      </p>
    </section>
  );
}

function Typed({ children }: { children: string }) {
  return (
    <code className="rounded-mark bg-sunken px-1.5 py-0.5 font-sans font-semibold wrap-anywhere text-ink">
      {children}
    </code>
  );
}
