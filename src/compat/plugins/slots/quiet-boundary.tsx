import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';

interface BoundaryProps {
	readonly children?: ReactNode;
	readonly onError: (error: unknown) => void;
}

/** Renders nothing if its content fails: a plugin's addition must not break the checkout. */
export class SilentErrorBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
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
