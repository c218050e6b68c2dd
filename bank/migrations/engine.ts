/** Where SQL differs, a migration is told which one it speaks to. */
export type Engine = 'sqlite' | 'postgres';
