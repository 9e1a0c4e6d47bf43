import { callQueue, type CallQueue } from './call-queue';
import { HOTJAR_MASK } from './masking';
import type { RecordingPage, RecordingProvider } from './provider';

/** Version of the tracking code in the script's URL. */
const VERSION = 6;

declare global {
	interface Window {
		hj?: CallQueue;
		_hjSettings?: { readonly hjid: number; readonly hjsv: number };
	}
}

export const hotjar = (id: string, { window, run }: RecordingPage): RecordingProvider => ({
	start: () => {
		window.hj ??= callQueue();
		window._hjSettings = { hjid: Number(id), hjsv: VERSION };
		return run(
			`https://static.hotjar.com/c/hotjar-${id}.js?sv=${VERSION}`,
			'storefront-islands-hotjar',
		);
	},
	stop: () => {
		// Hotjar has no call that ends a recording: masking the root element makes the rest of it show layout without
		// content.
		window.document.documentElement.setAttribute(HOTJAR_MASK, '');
		return 'with-this-page';
	},
	cookies: ['_hj'],
});
