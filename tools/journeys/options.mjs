/** Command line options of `npm run journeys`. */
import { parseArgs } from 'node:util';
import { Problem } from '../problem.mjs';

export const USAGE = `npm run journeys -- --wordpress=DIR --woocommerce=DIR [options]

  --minutes=N         how long (20)
  --seed=N            seed of the first journey, which each next one adds 1 to (by the clock)
  --journeys=N        only so many journeys
  --steps=N           at most so many steps in one (30)
  --at-once=N         journeys at the same time (2)
  --without=TEXT      leaves out steps whose description contains TEXT; may be repeated
  --replay=FILE       only the journey in FILE, a list of steps as the report prints it
  --without-plugin    WooCommerce alone, to see what it does: steps of this plugin are left out
  --browser=N         so many journeys in Chromium at the end (3)
  --stack=STACK       local or production (production if its programs are installed)
  -h, --help          this text`;

const OPTIONS = {
	wordpress: { type: 'string' },
	woocommerce: { type: 'string' },
	minutes: { type: 'string', default: '20' },
	seed: { type: 'string' },
	journeys: { type: 'string', default: 'Infinity' },
	steps: { type: 'string', default: '30' },
	'at-once': { type: 'string', default: '2' },
	browser: { type: 'string', default: '3' },
	without: { type: 'string', multiple: true, default: [] },
	replay: { type: 'string' },
	'without-plugin': { type: 'boolean', default: false },
	stack: { type: 'string' },
	help: { type: 'boolean', short: 'h', default: false },
};

const parse = (args) => {
	try {
		return parseArgs({ args, options: OPTIONS }).values;
	} catch (error) {
		throw new Problem(`${error.message.split('.')[0]}. See npm run journeys -- --help`);
	}
};

const numberOf = (values, name) => {
	const number = Number(values[name]);
	if (!(number >= 0)) {
		throw new Problem(`--${name}=${values[name]} is no number.`);
	}
	return number;
};

/** @param {string[]} args */
export const readOptions = (args) => {
	const values = parse(args);
	if (values.help) {
		return { help: true };
	}
	if (values.woocommerce === undefined) {
		throw new Problem('Which WooCommerce? See npm run journeys -- --help');
	}
	const { wordpress, woocommerce, without, replay } = values;
	return {
		help: false,
		sources: {
			...(wordpress !== undefined && { wordpress }),
			woocommerce,
		},
		stack: values.stack,
		minutes: numberOf(values, 'minutes'),
		seed:
			values.seed === undefined ? Math.floor(Date.now() / 1000) % 1e9 : numberOf(values, 'seed'),
		journeys: numberOf(values, 'journeys'),
		steps: Math.max(3, numberOf(values, 'steps')),
		atOnce: Math.max(1, numberOf(values, 'at-once')),
		browser: numberOf(values, 'browser'),
		without,
		replay,
		withoutPlugin: values['without-plugin'],
	};
};
