/**
 * Session recording (docs/behaviour.md#session-recording). Boot loads it when idle, if PHP has printed its
 * configuration.
 */
import { parseJson } from '../../domain/support/json';
import { clarity, hotjar, maskPersonal } from './providers';
import { readConfig, consentOf, forgetCookies } from './consent';
import { record, WITHDRAWN, type Withdrawal } from './record';

const PROVIDERS = { clarity, hotjar } as const;

/** Starts recording with the page's configuration; does nothing without one. */
export const start = (): void => {
	// Matches a script element only: an author could add another element with that id, to have visitors recorded by
	// somebody else.
	const printed = document.querySelector('script#storefront-islands-recording');
	const config = readConfig(parseJson(printed?.textContent ?? ''));
	if (!config) {
		return;
	}
	record({
		provider: PROVIDERS[config.provider](config.id, {
			window,
			run: async (src, id) => window.storefrontIslands?.run?.(src, id),
		}),
		consent: consentOf(config.consent, window),
		mask: () => maskPersonal(document),
		forgetCookies: (beginnings) => forgetCookies(document, beginnings),
		notify: (detail) => {
			document.body.dispatchEvent(new CustomEvent<Withdrawal>(WITHDRAWN, { detail }));
		},
		report: (error) => console.info(error),
	});
};

start();
