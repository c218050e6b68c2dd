/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one text of the other: the
 * distance of Damerau and Levenshtein, in the form that edits no part twice (optimal string alignment).
 */
export function editDistance(one: readonly string[], other: readonly string[]): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of one.entries()) {
    const now = [row + 1];
    for (const [column, against] of other.entries()) {
      const changed = at(last, column) + (letter === against ? 0 : 1);
      const isSwapped =
        row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === against;
      now.push(
        Math.min(
          changed,
          at(last, column + 1) + 1,
          at(now, column) + 1,
          isSwapped ? at(before, column - 1) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, now];
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
