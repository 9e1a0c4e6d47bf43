/** Libraries for the rules and hints of fields, in separate chunks that are loaded on demand. */
import type { PhoneRule, PostcodeRule } from '../../../domain/checkout/fields/rules';
import type { SiteSettings } from '../../../domain/support/settings';
import { guard } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import type { HintRule } from './messages';

const loadPostcodes = () => import(/* webpackChunkName: "postcodes" */ './postcodes');

export const loadPostcodeRule = async (): Promise<PostcodeRule> =>
	(await loadPostcodes()).postcodeRule;

export const loadPhoneRule = async (): Promise<PhoneRule> => {
	const { isSupportedCountry, isValidPhoneNumber } = await import(
		/* webpackChunkName: "phones" */ 'libphonenumber-js/min'
	);
	return (phone, country) =>
		isSupportedCountry(country) ? isValidPhoneNumber(phone, country) : null;
};

// Hints are part of the postcodes' chunk: too small for a separate one, and the form asks for a postcode as well.
const loadPhoneHint = async (): Promise<HintRule> =>
	(await loadPostcodes()).createPhoneHint(await loadPhoneRule());

const loadEmailHint = async (): Promise<HintRule> => (await loadPostcodes()).emailHint;

/** Starts the rules of additional fields; only shops with such rules load their script. */
const loadFieldRules = async (registry: Registry, settings: SiteSettings): Promise<true> => {
	const { startFieldRules } = await import(
		/* webpackChunkName: "field-rules" */ '../field-rules/start'
	);
	startFieldRules(registry, settings);
	return true;
};

/** Loaders for the page. */
export const fieldLibraries = {
	loadFieldRules,
	loadPostcode: loadPostcodeRule,
	loadPhone: loadPhoneHint,
	loadEmail: loadEmailHint,
};

/** Value that is loaded on first use. If loading fails, the page works without it. */
export interface Lazy<Value> {
	/** Returns the value, null until it is loaded. The first call starts loading. */
	get(): Value | null;
	/**
	 * Waits for a value that is loading, at most this number of milliseconds; after a timeout it does not wait again.
	 * Never rejects.
	 */
	wait(milliseconds: number): Promise<void>;
}

export const createLazy = <Value>(
	load: () => Promise<Value>,
	onLoaded: () => void,
): Lazy<Value> => {
	let value: Value | null = null;
	let loading: Promise<void> | null = null;
	let hasTimedOut = false;
	const start = async (): Promise<void> => {
		try {
			value = await load();
		} catch {
			// The shop validates the value again; the browser names the file that did not load.
			return;
		}
		guard(onLoaded);
	};
	const waitAtMost = async (work: Promise<void>, milliseconds: number): Promise<void> => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const timeout = new Promise<void>((resolve) => {
			timer = setTimeout(() => {
				hasTimedOut = true;
				resolve();
			}, milliseconds);
		});
		await Promise.race([work, timeout]);
		clearTimeout(timer);
	};
	return {
		get: () => {
			loading ??= start();
			return value;
		},
		wait: async (milliseconds) => {
			if (loading && !hasTimedOut) {
				await waitAtMost(loading, milliseconds);
			}
		},
	};
};
