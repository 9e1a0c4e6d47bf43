/** Starts and ends a session recording with the visitor's consent. */
import type { Consent } from './consent';
import type { RecordingProvider } from './providers';

/** Event on the document's body, dispatched when consent is withdrawn, for the script that manages consent. */
export const WITHDRAWN = 'storefront-islands_recording-withdrawn';

/** Detail of WITHDRAWN. */
export interface Withdrawal {
	/** With `with-this-page`, reloading the page ends the recording at once. */
	readonly ends: 'at-once' | 'with-this-page';
}

export interface RecordingEnvironment {
	readonly provider: RecordingProvider;
	readonly consent: Consent;
	/** Masks personal content; called once, before recording starts. */
	readonly mask: () => void;
	readonly forgetCookies: (beginnings: readonly string[]) => void;
	readonly notify: (withdrawal: Withdrawal) => void;
	readonly report: (error: unknown) => void;
}

/**
 * Records while there is consent. After a withdrawal nothing is recorded until the next page, even if consent is given
 * again.
 */
export const record = (environment: RecordingEnvironment): void => {
	const { provider, consent, mask, forgetCookies, notify, report } = environment;
	let state: 'waiting' | 'recording' | 'stopped' = 'waiting';

	const update = (): void => {
		const isGiven = consent.isGiven();
		if (isGiven && state === 'waiting') {
			state = 'recording';
			mask();
			// Usually blocked by the visitor's browser.
			provider.start().catch(report);
		} else if (!isGiven && state === 'recording') {
			state = 'stopped';
			const ends = provider.stop();
			forgetCookies(provider.cookies);
			notify({ ends });
		}
	};

	consent.onChange(update);
	update();
};
