import { Component, createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { isObject } from '../domain/unknown-object';

type State = { readonly failed: false } | { readonly failed: true; readonly reason: string };

/** The message of what was thrown, or status code and status text where an HTTP answer was thrown. */
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

interface OopsProps {
	/** Text; empty where there is none to tell. */
	readonly reason: string;
	readonly onRetry: () => void;
}

/** The content load error screen of spec section 8. */
export const Oops = ({ reason, onRetry }: OopsProps) => (
	<div className="storefront-oops" role="alert">
		<p className="storefront-oops__title">{__('Oops!', 'storefront-islands')}</p>
		<p>{__('There was an error loading the content.', 'storefront-islands')}</p>
		{reason !== '' && <p>{`${__('Error:', 'storefront-islands')} ${reason}`}</p>}
		<button type="button" className="storefront-button wp-element-button" onClick={onRetry}>
			{__('Try again', 'storefront-islands')}
		</button>
	</div>
);

interface ErrorBoundaryProps {
	readonly children: ReactNode;
	/** What is shown instead, given the reason; without it, what follows. */
	readonly fallback?: (reason: string) => ReactNode;
}

/**
 * What an island shows in place of itself when drawing it has failed (spec section 8, content load error screen).
 * The rest of the page is not touched; another try is one click away.
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
		return <Oops reason={this.state.reason} onRetry={() => this.setState({ failed: false })} />;
	}
}
