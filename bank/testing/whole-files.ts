import type { ExportPiece } from '#contract/transactions/transaction-exports.ts';
import type { Client } from './test-bank.ts';

type Asks = Client['transactions'];

/** The member's exports as whole files, without the mark with which a CSV file begins. */
export function wholeFiles({ transactions }: Pick<Client, 'transactions'>) {
  return {
    async exportCsv(asked: Parameters<Asks['exportCsv']>[0]) {
      const { text, rows } = await wholeFile(await transactions.exportCsv(asked));
      return { csv: text.replace(/^\uFEFF/, ''), rows };
    },
    async exportOfx(asked: Parameters<Asks['exportOfx']>[0]) {
      const { text, rows } = await wholeFile(await transactions.exportOfx(asked));
      return { ofx: text, rows };
    },
    async exportQif(asked: Parameters<Asks['exportQif']>[0]) {
      const { text, rows } = await wholeFile(await transactions.exportQif(asked));
      return { qif: text, rows };
    },
    async exportCamt(asked: Parameters<Asks['exportCamt']>[0]) {
      const { text, rows } = await wholeFile(await transactions.exportCamt(asked));
      return { camt: text, rows };
    },
  };
}

/** All pieces of a file as one text. */
export async function wholeFile(
  pieces: AsyncIterable<ExportPiece>,
): Promise<{ text: string; rows: number }> {
  const texts: string[] = [];
  let rows = NaN;
  for await (const piece of pieces) {
    if ('rows' in piece) rows = piece.rows;
    else texts.push(piece.text);
  }
  return { text: texts.join(''), rows };
}
