/**
 * Loader for CSS: keeps `rem` from shrinking. Many themes give the root a font size of 62.5 %, so that 1rem is 10 px, and
 * every control and gap measured in rem would have five eighths of its size. A larger root, as of visitors who have chosen
 * larger text, still counts. Conditions of `@media` are left alone: there 1rem is the browser's own font size.
 */

/** Pixels of 1rem where neither theme nor visitor changes it. */
const PIXELS = 16;

const REM = /(?<![\w.#-])(-?)(\d*\.?\d+)rem\b/g;

/** Whole declarations and conditions: what ends with a semicolon or a brace. */
const PARTS = /[^;{}]*[;{}]/g;

const steady = (part) =>
	part.replace(
		REM,
		(length, minus, size) =>
			`${minus === '' ? 'max' : 'min'}(${length},${minus}${Number(size) * PIXELS}px)`,
	);

/**
 * @param {string} css
 * @returns {string} The same with lengths that are never smaller than with a root of 16 px.
 */
export const withSteadyRem = (css) =>
	css.replace(PARTS, (part) =>
		/^\s*(\/\*[\s\S]*\*\/\s*)*@media\b/.test(part) ? part : steady(part),
	);

export default function steadyRem(css, map) {
	this.callback(null, withSteadyRem(css), map);
}
