import {
	createElement,
	createRoot,
	Fragment,
	hydrateRoot,
	startTransition,
	useEffect,
	useSyncExternalStore,
} from '@wordpress/element';
import type { ReactElement } from 'react';
import { report } from '../../stores/shared/guard';
import { ErrorBoundary } from '../../ui/error-boundary';

const Ready = ({ onReady }: { readonly onReady: () => void }) => {
	useEffect(onReady, [onReady]);
	return null;
};

interface Info {
	readonly componentStack?: string | null | undefined;
}

const tell = (error: unknown, { componentStack }: Info): void => report(error, componentStack);

/** HTML that React did not expect and rendered anew; on React 19 also what an error boundary has caught. */
const REPORTED = { onRecoverableError: tell, onCaughtError: tell };

/**
 * Hydrates an element's server HTML, or renders into an empty element, inside an error boundary. Resolves when React
 * has rendered, including when the island has failed and shows an error, as pre-hydration input must not be blocked by
 * that.
 *
 * As a transition, hydration runs in slices. A click in between is not lost: React listens from the start, and
 * completes the hydration before it handles the click.
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
				hydrateRoot(element, whole, REPORTED);
			} else {
				createRoot(element, REPORTED).render(whole);
			}
		});
	});

const never = () => () => undefined;

/** Returns true after hydration. Until then an island renders what PHP printed, whatever its stores contain. */
export const useIsHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
