import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

interface Props {
	readonly children?: ReactNode;
	readonly onError: (error: unknown) => void;
}

/** Draws nothing where what is in it has failed: an extra of a plugin must not take the checkout with it. */
export class QuietBoundary extends Component<Props, { readonly hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch(error: unknown): void {
		this.props.onError(error);
	}

	override render(): ReactNode {
		return this.state.hasFailed ? null : this.props.children;
	}
}
