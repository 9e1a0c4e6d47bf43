import { createElement } from '@wordpress/element';

/** A product's picture; an empty `src` leaves its place blank. */
export interface PictureModel {
	readonly src: string;
	readonly srcset: string;
	readonly alt: string;
}

const SIZE = 96;

/**
 * A small square picture that keeps its place while it loads. WordPress rewrites images that lack one of these
 * attributes (loading, decoding, auto in sizes); React would find another element than its own.
 */
export const Picture = ({ picture }: { readonly picture: PictureModel }) =>
	picture.src === '' ? (
		<span className="storefront-picture" />
	) : (
		<img
			className="storefront-picture"
			src={picture.src}
			srcSet={picture.srcset === '' ? undefined : picture.srcset}
			sizes={picture.srcset === '' ? undefined : `auto, ${SIZE}px`}
			alt={picture.alt}
			width={SIZE}
			height={SIZE}
			loading="lazy"
			decoding="async"
		/>
	);
