/** Command line options of `npm start`. */
import { parseArgs } from 'node:util';
import { Problem } from '../problem.mjs';

export const USAGE = `npm start -- [options]

  --port=N            where to listen on 127.0.0.1 (9400)
  --reset             start anew: carts, orders and changes are thrown away
  --wordpress=DIR     a real WordPress's folder; it is copied, never changed
  --woocommerce=DIR   a real WooCommerce's folder, for the same shop on WooCommerce
  --theme=THEME       in a theme's own design: NAME of a theme in the WordPress folder, or its folder's path;
                      THEME/VARIATION adds one of its style variations, by title or file name
  --products=N        the demo shop with N products, 49 of the sample shop and the others made up
  --stack=STACK       local (SQLite and PHP's own server) or production (MariaDB, PHP-FPM, nginx, Redis)
  --php=WHICH         auto, native or wasm (auto: the machine's PHP where it has pdo_sqlite)
  -h, --help          this text`;

const DEFAULT_PORT = 9400;
const STACKS = ['local', 'production'];
const PHP_WISHES = ['auto', 'native', 'wasm'];

/**
 * @param {string[]} args
 * @returns {{port: number, reset: boolean, wordpress?: string, woocommerce?: string, theme?: string, products?: number,
 * stack: string, php: string, help: boolean}}
 */
export const readOptions = (args) => {
	let values;
	try {
		({ values } = parseArgs({
			args,
			options: {
				port: { type: 'string', default: String(DEFAULT_PORT) },
				reset: { type: 'boolean', default: false },
				wordpress: { type: 'string' },
				woocommerce: { type: 'string' },
				theme: { type: 'string' },
				products: { type: 'string' },
				stack: { type: 'string', default: 'local' },
				php: { type: 'string', default: 'auto' },
				help: { type: 'boolean', short: 'h', default: false },
			},
		}));
	} catch (error) {
		throw new Problem(`${error.message.split('.')[0]}. See npm start -- --help`);
	}
	const port = Number(values.port);
	if (!Number.isInteger(port) || port < 1 || port > 65535) {
		throw new Problem(`--port=${values.port} is not a port: a number from 1 to 65535.`);
	}
	if (!PHP_WISHES.includes(values.php)) {
		throw new Problem(`--php=${values.php} is none of ${PHP_WISHES.join(', ')}.`);
	}
	if (!STACKS.includes(values.stack)) {
		throw new Problem(`--stack=${values.stack} is none of ${STACKS.join(', ')}.`);
	}
	const products = values.products === undefined ? undefined : Number(values.products);
	if (products !== undefined && !(Number.isInteger(products) && products > 0)) {
		throw new Problem(`--products=${values.products} is not a number of products.`);
	}
	if (products !== undefined && values.woocommerce !== undefined) {
		throw new Problem('--products is for the demo shop: it does not go with --woocommerce.');
	}
	return { ...values, port, products };
};
