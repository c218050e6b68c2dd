import { House } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { type Command, type CommandGroup, foundCommands } from './commands.ts';

const commands = [
  command('tabs', 'Dashboard'),
  command('tabs', 'Settings'),
  command('actions', 'Card Services'),
  command('actions', 'Credit score'),
  command('recipients', 'Send money to Carla Díaz'),
];

describe('what the palette shows', () => {
  it('is everything in groups before anything is typed, what was chosen lately first and once', () => {
    expect(shown('', ['Credit score', 'gone'])).toEqual({
      recent: ['Credit score'],
      tabs: ['Dashboard', 'Settings'],
      actions: ['Card Services'],
      recipients: ['Send money to Carla Díaz'],
    });
  });

  it('is what is meant by what was typed, the group of the best first', () => {
    expect(shown('car')).toEqual({
      actions: ['Card Services'],
      recipients: ['Send money to Carla Díaz'],
    });
    expect(Object.keys(shown('diaz'))).toEqual(['recipients']);
  });

  it('puts what was chosen lately before what is meant as well', () => {
    expect(shown('c', ['Credit score'])['actions']).toEqual(['Credit score', 'Card Services']);
    expect(shown('c', [])['actions']).toEqual(['Card Services', 'Credit score']);
  });

  it('is nothing where nothing is meant', () => {
    expect(shown('xylophone')).toEqual({});
  });
});

function shown(typed: string, recent: readonly string[] = []): Record<string, string[]> {
  const groups = foundCommands(commands, typed, recent);
  return Object.fromEntries(
    groups.map(({ name, commands: found }) => [name, found.map(({ label }) => label)]),
  );
}

function command(group: CommandGroup, label: string): Command {
  return { id: label, group, label, icon: House, run: () => {} };
}
