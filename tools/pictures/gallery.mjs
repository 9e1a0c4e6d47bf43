/** Writes the page that lists the pictures. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const encode = (text) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]);

const unique = (values) => [...new Set(values)];

const cell = ({ file, theme, screen, width, heights, problems }) => {
	const notes = problems.map((problem) => `<p class="problem">${encode(problem)}</p>`).join('');
	const title = `${screen}, ${width} px, ${theme}`;
	const tall = heights.map((height) => `${height} px`).join(' beside ');
	return `<td><a href="${encode(file)}"><img loading="lazy" src="${encode(file)}" alt="${encode(title)}"></a><p>${width} px wide, ${tall} high</p>${notes}</td>`;
};

const section = (theme, pictures) => {
	const rows = unique(pictures.map(({ screen }) => screen)).map((screen) => {
		const cells = pictures
			.filter((picture) => picture.screen === screen)
			.sort((one, other) => other.width - one.width)
			.map(cell);
		return `<tr><th scope="row">${encode(screen)}</th>${cells.join('')}</tr>`;
	});
	return `<h2 id="${encode(theme)}">${encode(theme)}</h2><table>${rows.join('')}</table>`;
};

/**
 * Returns the page of all pictures, by theme and screen.
 *
 * @param {import('./take.mjs').Picture[]} pictures
 * @param {string} about What was pictured.
 */
export const galleryOf = (pictures, about) => {
	const themes = unique(pictures.map(({ theme }) => theme));
	const links = themes.map((theme) => `<a href="#${encode(theme)}">${encode(theme)}</a>`);
	const sections = themes.map((theme) =>
		section(
			theme,
			pictures.filter((picture) => picture.theme === theme),
		),
	);
	return [
		'<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>',
		'<style>body{margin:2rem;font:16px/1.5 sans-serif}td{vertical-align:top;padding:.5rem}img{display:block;max-width:46vw;max-height:24rem;border:1px solid #999}.problem{color:#b00020;max-width:46vw}nav{display:flex;flex-wrap:wrap;gap:1rem}</style>',
		`<h1>Pictures</h1><p>${encode(about)}</p><nav>${links.join('')}</nav>`,
		...sections,
		'</html>\n',
	].join('\n');
};

/**
 * Returns earlier pictures with new ones in the place of those that they replace.
 *
 * @param {import('./take.mjs').Picture[]} earlier
 * @param {import('./take.mjs').Picture[]} taken
 */
export const merge = (earlier, taken) => {
	const byFile = new Map([...earlier, ...taken].map((picture) => [picture.file, picture]));
	return [...byFile.values()];
};

/**
 * Writes index.html into the folder of the pictures, which also lists those of earlier runs.
 *
 * @returns {string} Its path.
 */
export const writeGallery = (out, taken, about) => {
	const list = join(out, 'pictures.json');
	const earlier = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
	const pictures = merge(earlier, taken);
	writeFileSync(list, JSON.stringify(pictures, null, '\t'));
	const file = join(out, 'index.html');
	writeFileSync(file, galleryOf(pictures, about));
	return file;
};
