import { callQueue, type CallQueue } from './call-queue';
import type { RecordingPage, RecordingProvider } from './provider';

declare global {
	interface Window {
		clarity?: CallQueue;
	}
}

export const clarity = (id: string, { window, run }: RecordingPage): RecordingProvider => ({
	start: () => {
		window.clarity ??= callQueue();
		window.clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
		return run(`https://www.clarity.ms/tag/${id}`, 'storefront-islands-clarity');
	},
	stop: () => {
		window.clarity?.('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' });
		// Older API: deletes the cookies.
		window.clarity?.('consent', false);
		window.clarity?.('stop');
		return 'at-once';
	},
	cookies: ['_clck', '_clsk'],
});
