import { membershipFor, membershipHeaders } from './chosen-membership.ts';
import { endInAnswerOrRefusal } from './interceptor.ts';

/**
 * Asks a server for the file of a procedure, for the membership that has been chosen. The browser keeps what arrives, on disk
 * where it is much; half a file is none.
 *
 * @param address The path of the API with its query, such as `/transactions/csv?range=all`.
 */
export async function fetchFile(
  path: readonly string[],
  address: string,
): Promise<{ readonly file: Blob; readonly headers: Headers }> {
  return await endInAnswerOrRefusal({ path }, async () => {
    const answer = await fetch(`/api${address}`, {
      headers: membershipHeaders(membershipFor(path)),
    });
    if (!answer.ok) {
      const refusal = (await answer.json()) as { readonly message: string };
      throw Object.assign(new Error(refusal.message), refusal);
    }
    return { file: await answer.blob(), headers: answer.headers };
  });
}
