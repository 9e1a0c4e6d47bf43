import type { Consent } from './consent';
import type { RecordingProvider } from './provider';

/** Told to whoever asks for consent when it is withdrawn: an event on the document's body. */
export const WITHDRAWN = 'storefront-islands_recording-withdrawn';

/** Detail of WITHDRAWN. */
export interface Withdrawal {
	/** Where it ends with the page only, loading it anew ends it at once. */
	readonly ends: 'at-once' | 'with-this-page';
}

export interface RecordingEnvironment {
	readonly provider: RecordingProvider;
	readonly consent: Consent;
	/** Masks what must not be recorded; called once, before anything is. */
	readonly mask: () => void;
	readonly forgetCookies: (beginnings: readonly string[]) => void;
	readonly tell: (withdrawal: Withdrawal) => void;
	readonly report: (error: unknown) => void;
}

/**
 * Records while there is consent, and only then. Once it is withdrawn nothing is recorded until the next page, also where it is
 * given again.
 */
export const record = (environment: RecordingEnvironment): void => {
	const { provider, consent, mask, forgetCookies, tell, report } = environment;
	let state: 'waiting' | 'recording' | 'stopped' = 'waiting';

	const look = (): void => {
		const isGiven = consent.isGiven();
		if (isGiven && state === 'waiting') {
			state = 'recording';
			mask();
			// Blocked, as a rule: that is the visitor's good right.
			provider.start().catch(report);
		} else if (!isGiven && state === 'recording') {
			state = 'stopped';
			const ends = provider.stop();
			forgetCookies(provider.cookies);
			tell({ ends });
		}
	};

	consent.onChange(look);
	look();
};
