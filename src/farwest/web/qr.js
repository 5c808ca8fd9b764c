// QR: a link as a square that phones can read (ISO/IEC 18004, bytes, error correction M).

// For each version: its size in modules, codewords of error correction in a block, and its blocks of data.
const VERSIONS = [
  [21, 10, [16]], [25, 16, [28]], [29, 26, [44]], [33, 18, [32, 32]], [37, 24, [43, 43]],
  [41, 16, [27, 27, 27, 27]], [45, 18, [31, 31, 31, 31]], [49, 22, [38, 38, 39, 39]], [53, 22, [36, 36, 36, 37, 37]],
];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
const VERSION_BITS = { 7: 0x07c94, 8: 0x085bc, 9: 0x09a99 };

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i += 1) {
  EXP[i] = x;
  EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
}

function times(a, b) {
  return a && b ? EXP[LOG[a] + LOG[b]] : 0;
}

/** The codewords that correct errors in a block. */
function correction(data, length) {
  let generator = [1];
  for (let i = 0; i < length; i += 1) {
    const next = [...generator, 0];
    generator.forEach((value, index) => {
      next[index + 1] ^= times(value, EXP[i]);
    });
    generator = next;
  }
  const rest = [...data, ...Array(length).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const factor = rest[i];
    generator.forEach((value, index) => {
      rest[i + index] ^= times(value, factor);
    });
  }
  return rest.slice(data.length);
}

function codewords(bytes, [, extra, blocks]) {
  const room = blocks.reduce((sum, size) => sum + size, 0);
  const bits = [0, 1, 0, 0];
  const push = (value, length) => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  let start = 0;
  const parts = blocks.map((size) => data.slice(start, (start += size)));
  const fixes = parts.map((part) => correction(part, extra));
  const woven = (lists) => Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
    lists.flatMap((list) => (i < list.length ? [list[i]] : []))).flat();
  return [...woven(parts), ...woven(fixes)];
}

/** A grid with everything that is the same in every code; null is free. */
function frame(version, size) {
  const grid = Array.from({ length: size }, () => Array(size).fill(null));
  const square = (row, column) => {
    for (let y = -1; y <= 7; y += 1) {
      for (let x = -1; x <= 7; x += 1) {
        if (grid[row + y]?.[column + x] === undefined) continue;
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
        grid[row + y][column + x] = ring === 4 || ring === 2 ? 0 : 1;
      }
    }
  };
  square(0, 0);
  square(0, size - 7);
  square(size - 7, 0);
  for (let i = 8; i < size - 8; i += 1) grid[6][i] = grid[i][6] = (i + 1) % 2;
  for (const row of ALIGNED[version - 1]) {
    for (const column of ALIGNED[version - 1]) {
      if (grid[row][column] !== null && (row !== 6) === (column !== 6)) continue;
      if (grid[row][column] !== null && (row === 6 ? column < 9 || column > size - 10 : row < 9 || row > size - 10)) continue;
      for (let y = -2; y <= 2; y += 1) {
        for (let x = -2; x <= 2; x += 1) grid[row + y][column + x] = Math.max(Math.abs(y), Math.abs(x)) === 1 ? 0 : 1;
      }
    }
  }
  for (let i = 0; i < 9; i += 1) {
    grid[8][i] ??= 0;
    grid[i][8] ??= 0;
    if (i < 8) {
      grid[8][size - 1 - i] ??= 0;
      grid[size - 1 - i][8] ??= 0;
    }
  }
  grid[size - 8][8] = 1;
  if (VERSION_BITS[version]) {
    for (let i = 0; i < 18; i += 1) {
      const bit = (VERSION_BITS[version] >> i) & 1;
      grid[Math.floor(i / 3)][size - 11 + (i % 3)] = bit;
      grid[size - 11 + (i % 3)][Math.floor(i / 3)] = bit;
    }
  }
  return grid;
}

const MASKS = [
  (y, x) => (y + x) % 2 === 0, (y) => y % 2 === 0, (y, x) => x % 3 === 0, (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0, (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0, (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** Write the codewords in zigzag, masked. */
function fill(fixed, words, mask) {
  const size = fixed.length;
  const grid = fixed.map((row) => [...row]);
  let at = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i += 1) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (fixed[y][x] !== null) continue;
        const bit = at < words.length * 8 ? (words[at >> 3] >> (7 - (at & 7))) & 1 : 0;
        at += 1;
        grid[y][x] = bit ^ (MASKS[mask](y, x) ? 1 : 0);
      }
    }
    up = !up;
  }
  format(grid, mask);
  return grid;
}

function format(grid, mask) {
  const size = grid.length;
  let rest = mask << 10;      // level M is 00
  for (let i = 14; i >= 10; i -= 1) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i += 1) {
    const bit = (bits >> i) & 1;
    const [y, x] = i < 6 ? [i, 8] : i < 8 ? [i + 1, 8] : i === 8 ? [8, 7] : [8, 14 - i];
    grid[y][x] = bit;
    if (i < 8) grid[8][size - 1 - i] = bit;
    else grid[size - 15 + i][8] = bit;
  }
}

/** How hard a mask is to read: long runs, blocks, marks that look like corners, uneven ink. */
function penalty(grid) {
  const size = grid.length;
  let found = 0;
  let dark = 0;
  const lines = [...grid, ...grid[0].map((_, x) => grid.map((row) => row[x]))];
  for (const line of lines) {
    const text = line.join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    found += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      dark += grid[y][x];
      if (y && x && grid[y][x] === grid[y - 1][x] && grid[y][x] === grid[y][x - 1] && grid[y][x] === grid[y - 1][x - 1]) found += 3;
    }
  }
  return found + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The modules of a text, row by row: 1 is dark. */
export function modules(text) {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(([, , blocks]) => blocks.reduce((sum, size) => sum + size, 0) >= bytes.length + 2);
  if (index < 0) throw new RangeError("This text is too long for a code.");
  const words = codewords(bytes, VERSIONS[index]);
  const fixed = frame(index + 1, VERSIONS[index][0]);
  const tried = MASKS.map((_, mask) => fill(fixed, words, mask));
  const weights = tried.map(penalty);
  return tried[weights.indexOf(Math.min(...weights))];
}

/** The same as the path of an SVG of that size, with a quiet border of four. */
export function drawn(text) {
  const grid = modules(text);
  const path = grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1Z`] : []))).join("");
  return { size: grid.length + 8, path };
}
