/** The same for everybody: it is loaded with the first call, and where that fails, the next call tries again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;

  async function loadOrForget(): Promise<Value> {
    try {
      return await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return () => (loading ??= loadOrForget());
}
