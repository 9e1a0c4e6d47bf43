#!/usr/bin/env node
/** Tests how `npm start` finds the theme that it is asked for. */
import { deepStrictEqual, strictEqual, throws } from 'node:assert';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { copyTheme, findTheme } from '../../tools/start/site/theme.mjs';

const dir = mkdtempSync(join(tmpdir(), 'storefront-islands-themes-'));
after(() => rmSync(dir, { recursive: true, force: true }));

const wordpress = join(dir, 'wordpress');
const bundled = join(wordpress, 'wp-content/themes/bundled');
const other = join(dir, 'elsewhere/other');

const write = (file, content) => {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, content);
};
const writeStyles = (theme, path, data) =>
	write(join(theme, 'styles', path), JSON.stringify({ version: 3, ...data }));

for (const theme of [bundled, other]) {
	write(join(theme, 'style.css'), '/* Theme Name: For a test */');
	writeStyles(theme, '08-midnight.json', { title: 'Late night' });
	writeStyles(theme, 'colors/01-midnight.json', { title: 'Late night' });
	writeStyles(theme, 'blocks/button.json', { title: 'Button', blockTypes: ['core/button'] });
	writeStyles(theme, 'fog.json', {});
}
write(join(wordpress, 'wp-content/themes/index.php'), '<?php');
write(join(wordpress, 'wp-content/themes/unfinished/readme.txt'), '');
write(join(other, 'node_modules/tool/index.js'), '');

const find = (wanted) => findTheme(wanted, wordpress);

test('a theme is found by its name in WordPress, or by its folder elsewhere', () => {
	deepStrictEqual(find('bundled'), {
		name: 'bundled',
		folder: bundled,
		isBundled: true,
		styles: null,
	});
	deepStrictEqual(find(`${other}/`), {
		name: 'other',
		folder: other,
		isBundled: false,
		styles: null,
	});
});

test('a style variation is found by its title and by its file', () => {
	for (const name of ['Late night', 'late night', '08-midnight', 'midnight']) {
		strictEqual(find(`bundled/${name}`).styles, 'styles/08-midnight.json');
		strictEqual(find(`${other}/${name}`).styles, 'styles/08-midnight.json');
	}
	strictEqual(find('bundled/fog').styles, 'styles/fog.json');
	strictEqual(find('bundled/01-midnight').styles, 'styles/colors/01-midnight.json');
});

test('what is not there is refused with what there is', () => {
	throws(() => find('unfinished'), /There is no theme unfinished: this WordPress has bundled, and/);
	throws(() => find(join(dir, 'none')), /There is no theme/);
	throws(
		() => find('bundled/Button'),
		/bundled has no style variation Button; it has Late night, fog\./,
	);
});

test('a copy follows the theme and leaves out its tools', () => {
	const site = join(dir, 'site');
	const copied = join(site, 'wp-content/themes/other');
	copyTheme(site, find(other));
	strictEqual(existsSync(join(copied, 'node_modules')), false);
	write(join(other, 'style.css'), 'body {}');
	rmSync(join(other, 'styles/fog.json'));
	copyTheme(site, find(other));
	strictEqual(readFileSync(join(copied, 'style.css'), 'utf8'), 'body {}');
	strictEqual(existsSync(join(copied, 'styles/fog.json')), false);
	strictEqual(existsSync(join(copied, 'styles/08-midnight.json')), true);
});
