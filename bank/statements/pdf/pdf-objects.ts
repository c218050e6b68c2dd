/** Objects of a document are named by their number; a reference is `7 0 R`. */
export class PdfObjects {
  readonly #bodies: string[] = [];

  /** The number of an object that is written later. */
  reserve(): number {
    this.#bodies.push('');
    return this.#bodies.length;
  }

  write(number: number, body: string): void {
    this.#bodies[number - 1] = body;
  }

  add(body: string): number {
    const number = this.reserve();
    this.write(number, body);
    return number;
  }

  /** All objects, their table and the trailer. ASCII alone, so that a place in the text is one in the file. */
  file(catalog: number, info: number): string {
    let text = '%PDF-1.7\n';
    const places = this.#bodies.map((body, index) => {
      const place = text.length;
      text += `${index + 1} 0 obj\n${body}\nendobj\n`;
      return `${String(place).padStart(10, '0')} 00000 n \n`;
    });
    const size = this.#bodies.length + 1;
    return [
      `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`,
      `trailer\n<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R >>\n`,
      `startxref\n${text.length}\n%%EOF\n`,
    ].join('');
  }
}

/** Text in UTF-16, in hexadecimal digits. */
export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => fourDigits(text.charCodeAt(index))).join(
    '',
  );
}

/** Two bytes in hexadecimal digits. */
export function fourDigits(value: number): string {
  return value.toString(16).padStart(4, '0').toUpperCase();
}

/** `7 0 R 8 0 R`. */
export function references(numbers: readonly number[]): string {
  return numbers.map((number) => `${number} 0 R`).join(' ');
}
