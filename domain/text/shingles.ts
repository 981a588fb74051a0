const shingleWords = 4;

/** "{" stands after "z", and begins the name of a figure. */
const codes = { zero: 48, nine: 57, a: 97, brace: 123, firstAccented: 192 };

function isWordCode(code: number): boolean {
  return (
    (code >= codes.a && code <= codes.brace) ||
    (code >= codes.zero && code <= codes.nine) ||
    code >= codes.firstAccented
  );
}

/** A number for each run of four words of a sentence. */
export function readShingles(sentence: string): readonly number[] {
  const low = sentence.toLowerCase();
  const words: number[] = [];
  let hash = 0;
  for (let at = 0; at <= low.length; at++) {
    const code = at < low.length ? low.charCodeAt(at) : 0;
    if (isWordCode(code)) hash = (Math.imul(hash, 31) + code) | 0;
    else if (hash !== 0) {
      words.push(hash);
      hash = 0;
    }
  }
  const shingles: number[] = [];
  for (let at = 0; at < Math.max(1, words.length - shingleWords + 1); at++) {
    let run = 7;
    for (let next = at; next < Math.min(at + shingleWords, words.length); next++)
      run = (Math.imul(run, 16_777_619) ^ (words[next] ?? 0)) | 0;
    shingles.push(run);
  }
  return shingles;
}
