import {
	createElement,
	createRoot,
	Fragment,
	hydrateRoot,
	startTransition,
	useEffect,
} from '@wordpress/element';
import type { ReactElement } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary';

const Ready = ({ onReady }: { readonly onReady: () => void }) => {
	useEffect(onReady, [onReady]);
	return null;
};

/**
 * Lets React take an element's server HTML over, or fill an element that came empty, behind an error boundary of its own. Resolves when it has, also where
 * the island has failed and says so: what the visitor did meanwhile must not wait for it.
 *
 * As a transition it is done in slices. A click between two of them is no loss: React hears it from the first on, and
 * finishes before it answers.
 */
export const hydrate = (element: Element, island: ReactElement): Promise<void> =>
	new Promise((ready) => {
		const whole = (
			<Fragment>
				<ErrorBoundary>{island}</ErrorBoundary>
				<Ready onReady={ready} />
			</Fragment>
		);
		startTransition(() => {
			if (element.hasChildNodes()) {
				hydrateRoot(element, whole);
			} else {
				createRoot(element).render(whole);
			}
		});
	});
