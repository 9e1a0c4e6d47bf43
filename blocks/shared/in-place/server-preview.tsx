import { Spinner } from '@wordpress/components';
import { createElement, isValidElement, useEffect, useRef } from '@wordpress/element';
import ServerSideRender from '@wordpress/server-side-render';
import type { ReactNode } from 'react';
import { nothing } from '../nothing';

interface ServerPreviewProps {
	/** Name of the block, without namespace. */
	readonly block: string;
	readonly attributes?: Readonly<Record<string, unknown>>;
	/** State that the server draws: php-stubs/src/Editor/Preview/SampleShop.php. */
	readonly state?: string;
	/** Changes the server's HTML each time that it is drawn, and with each change of the block. */
	readonly onDraw?: (preview: HTMLElement) => void;
}

/** Draws the last HTML while the next is awaited. */
const Waiting = ({ children }: { readonly children?: ReactNode }) => {
	// WordPress before 6.9 hands over its last failure as if it were HTML, which cannot be drawn.
	const isHtml =
		isValidElement<{ readonly children?: unknown }>(children) &&
		typeof children.props.children === 'string';
	return <div className="storefront-editor-waiting">{isHtml ? children : <Spinner />}</div>;
};

/**
 * Draws a block's own HTML on sample data, which the server prints inert. While attributes change the last one stays.
 */
export const ServerPreview = ({
	block,
	attributes = {},
	state = '',
	onDraw = nothing,
}: ServerPreviewProps) => {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const preview = ref.current;
		if (preview === null) {
			return nothing;
		}
		const draw = (): void => {
			onDraw(preview);
			// What was just drawn is no new HTML of the server.
			observer.takeRecords();
		};
		const observer = new MutationObserver(draw);
		observer.observe(preview, { childList: true, subtree: true });
		draw();
		return () => observer.disconnect();
	});
	return (
		<div ref={ref}>
			<ServerSideRender
				block={`storefront-islands/${block}`}
				// The block's wrapper in the editor has the alignment, as it has colours, sizes and spaces.
				attributes={{ ...attributes, align: undefined }}
				skipBlockSupportAttributes
				LoadingResponsePlaceholder={Waiting}
				// A preview is never empty: only WordPress before 6.9 says so, of one that it has not asked for yet.
				EmptyResponsePlaceholder={Waiting}
				// A menu's links may be longer than an address.
				httpMethod="POST"
				urlQueryArgs={{ state }}
			/>
		</div>
	);
};
