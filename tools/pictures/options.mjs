/** Command line options of `npm run pictures`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE } from '../paths.mjs';
import { Problem } from '../problem.mjs';

export const USAGE = `npm run pictures -- [options] [NAME…]

  --wordpress=DIR     a real WordPress's folder
  --woocommerce=DIR   a real WooCommerce's folder, whose own blocks are shown beside; without it, the demo shop's screens
  --themes=DIR        a folder with more themes: those of the list that this WordPress lacks, and any other
  --out=DIR           where the pictures and their index.html go (.cache/pictures)
  -h, --help          this text

NAME: only the themes and screens whose name contains it, such as: checkout twentytwentyfive/Midnight`;

/**
 * @param {string[]} args
 * @returns {{wordpress?: string, woocommerce?: string, themes?: string, out: string, help: boolean, names: string[]}}
 */
export const readOptions = (args) => {
	let read;
	try {
		read = parseArgs({
			args,
			allowPositionals: true,
			options: {
				wordpress: { type: 'string' },
				woocommerce: { type: 'string' },
				themes: { type: 'string' },
				out: { type: 'string', default: `${CACHE}/pictures` },
				help: { type: 'boolean', short: 'h', default: false },
			},
		});
	} catch (error) {
		throw new Problem(`${error.message.split('.')[0]}. See npm run pictures -- --help`);
	}
	const { values, positionals } = read;
	return { ...values, out: resolve(values.out), names: positionals };
};
