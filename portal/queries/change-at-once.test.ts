import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { changeAtOnce, shownIn } from './change-at-once.ts';

type Switches = Record<string, boolean>;
interface Flip {
  name: string;
  on: boolean;
}

const key = ['switches'];

describe('a change that shows at once', () => {
  it('shows before the bank has answered, and stays when it has', async () => {
    const { flip, shown, answer } = bankOf({ email: true });
    const asked = flip({ name: 'email', on: false });
    await vi.waitFor(() => expect(shown()).toEqual({ email: false }));
    answer('email');
    await asked;
    expect(shown()).toEqual({ email: false });
  });

  it('is put back where the bank refuses, and says so', async () => {
    const { flip, shown, refuse, putBack } = bankOf({ email: true });
    const asked = flip({ name: 'email', on: false });
    await vi.waitFor(() => expect(shown()).toEqual({ email: false }));
    refuse('email');
    await expect(asked).rejects.toThrow('no');
    expect(shown()).toEqual({ email: true });
    expect(putBack).toHaveBeenCalledWith(new Error('no'), { name: 'email', on: false });
  });

  it('takes no other change with it when it is put back', async () => {
    const { flip, shown, refuse, answer } = bankOf({ email: true, sms: true });
    const email = flip({ name: 'email', on: false });
    const sms = flip({ name: 'sms', on: false });
    await vi.waitFor(() => expect(shown()).toEqual({ email: false, sms: false }));
    refuse('email');
    await expect(email).rejects.toThrow('no');
    expect(shown()).toEqual({ email: true, sms: false });
    answer('sms');
    await sms;
    expect(shown()).toEqual({ email: true, sms: false });
  });

  it('shows what the bank has made of it, where that is something else', async () => {
    const { flip, shown, answer } = bankOf({ email: true }, () => ({ email: false, sms: true }));
    const asked = flip({ name: 'email', on: false });
    await vi.waitFor(() => expect(shown()).toEqual({ email: false }));
    answer('email');
    await asked;
    expect(shown()).toEqual({ email: false, sms: true });
  });

  it('reads again however it ended', async () => {
    const { flip, reload, refuse } = bankOf({ email: true });
    const asked = flip({ name: 'email', on: false });
    await vi.waitFor(() => refuse('email'));
    await expect(asked).rejects.toThrow('no');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

/** A bank that answers on command, and a visit in which its switches were read. */
function bankOf(switches: Switches, made?: () => Switches) {
  const queries = new QueryClient();
  queries.setQueryData(key, switches);
  const asks = new Map<string, PromiseWithResolvers<Switches>>();
  const askFor = (name: string) => {
    const ask = asks.get(name);
    if (ask === undefined) throw new Error('not asked yet');
    return ask;
  };
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const putBack = vi.fn<(error: Error, change: Flip) => void>();
  const options = changeAtOnce<Switches, Flip>(
    {
      mutationFn: ({ name }) => {
        const ask = Promise.withResolvers<Switches>();
        asks.set(name, ask);
        return ask.promise;
      },
    },
    {
      shownIn: [
        shownIn(
          key,
          (data: Switches, { name, on }: Flip) => ({ ...data, [name]: on }),
          made && (() => made()),
        ),
      ],
      reload,
      onPutBack: putBack,
    },
  );
  return {
    flip: (change: Flip) => new MutationObserver(queries, options).mutate(change),
    shown: () => queries.getQueryData<Switches>(key),
    answer: (name: string) => askFor(name).resolve({}),
    refuse: (name: string) => askFor(name).reject(new Error('no')),
    reload,
    putBack,
  };
}
