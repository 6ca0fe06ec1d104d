// Writes sums.html, a page to print: twenty sums of a level, and on its second sheet their workings.
// node page-of-sums.mjs [warmUp | steady | exam] [a number: the same number gives the same page]
import { writeFileSync } from 'node:fs';
import { effortOf } from '@sutra/vedic/effort';
import { levels } from '@sutra/vedic/levels';
import { multiply } from '@sutra/vedic/multiply';
import { fill } from '@sutra/vedic/notation';
import { nextSum } from '@sutra/vedic/questions';
import { seeded } from '@sutra/vedic/random';
import { traditional } from '@sutra/vedic/traditional';
import { workings } from '@sutra/vedic/workings';

const [level = 'steady', seed = '1'] = process.argv.slice(2);
if (!levels.includes(level)) throw new Error(`Name a level: ${levels.join(', ')}.`);

const random = seeded(Number(seed));
const sums = [];
while (sums.length < 20) sums.push(nextSum({ level, method: 'mixed' }, sums, random));

function answer({ a, b }) {
  const { solution } = multiply(a, b);
  const lines = solution.steps.map(({ key, values }) => fill(workings[key], values));
  const digits = `${effortOf(solution.steps).digits} digits, at school ${traditional(a, b).digits}`;
  return `<b>${a} × ${b} = ${solution.answer}</b> ${solution.method}, ${digits}<br>${lines.join('; ')}`;
}

const list = (items) => `<ol>${items.map((item) => `<li>${item}</li>`).join('\n')}</ol>`;
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Twenty sums</title>
<style>li { margin-block: 0.6em } section + section { break-before: page }</style>
<section><h1>Twenty sums</h1>${list(sums.map(({ a, b }) => `${a} × ${b} =`))}</section>
<section><h1>Answers</h1>${list(sums.map(answer))}</section>
</html>
`;
writeFileSync('sums.html', page);
console.log(`sums.html: ${sums.length} sums of the level ${level}`);
