/** Error boundary of an island, and the screen that it shows instead. */
import { Component, createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { isObject } from '../domain/support/unknown';

type State = { readonly failed: false } | { readonly failed: true; readonly reason: string };

/** Returns the message of an error, or status code and status text if an HTTP response was thrown. */
export const reasonOf = (thrown: unknown): string => {
	if (!isObject(thrown)) {
		return String(thrown);
	}
	if (typeof thrown['message'] === 'string' && thrown['message'] !== '') {
		return thrown['message'];
	}
	return [thrown['status'], thrown['statusText']]
		.filter((part) => typeof part === 'string' || typeof part === 'number')
		.join(' ');
};

interface ErrorScreenProps {
	/** Plain text; empty if unknown. */
	readonly reason: string;
	readonly onRetry: () => void;
}

/** Content load error screen of docs/behaviour.md#load-error-screen. */
export const ErrorScreen = ({ reason, onRetry }: ErrorScreenProps) => (
	<div className="storefront-oops" role="alert">
		<p className="storefront-oops__title">{__('Oops!', 'storefront-islands')}</p>
		<p>{__('There was an error loading the content.', 'storefront-islands')}</p>
		{reason !== '' && <p>{`${__('Error:', 'storefront-islands')} ${reason}`}</p>}
		<button type="button" className="storefront-button button wp-element-button" onClick={onRetry}>
			{__('Try again', 'storefront-islands')}
		</button>
	</div>
);

interface ErrorBoundaryProps {
	readonly children: ReactNode;
	/** Renders a replacement for the failed content; by default the content load error screen. */
	readonly fallback?: (reason: string) => ReactNode;
}

/**
 * Shows an error screen with a retry button in place of an island that failed to render
 * (docs/behaviour.md#load-error-screen). The rest of the page is not affected.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
	override state: State = { failed: false };

	static getDerivedStateFromError(thrown: unknown): State {
		return { failed: true, reason: reasonOf(thrown) };
	}

	override render(): ReactNode {
		if (!this.state.failed) {
			return this.props.children;
		}
		if (this.props.fallback) {
			return this.props.fallback(this.state.reason);
		}
		return (
			<ErrorScreen reason={this.state.reason} onRetry={() => this.setState({ failed: false })} />
		);
	}
}
