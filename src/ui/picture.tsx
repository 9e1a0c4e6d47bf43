import { createElement } from '@wordpress/element';

/** Image of a product; with an empty `src` a blank space is kept. */
export interface PictureModel {
	readonly src: string;
	readonly srcset: string;
	readonly alt: string;
}

const SIZE = 96;

/**
 * Small square image that reserves its space while loading. WordPress adds missing attributes to images (loading,
 * decoding, auto in sizes), which would cause a hydration mismatch, so all of them are set. Plugins that load images
 * lazily leave those of the class `skip-lazy` alone.
 */
export const Picture = ({
	picture,
	isNear = false,
}: {
	readonly picture: PictureModel;
	/** True if it is loaded at once, not as it comes near the window. */
	readonly isNear?: boolean;
}) =>
	picture.src === '' ? (
		<span className="storefront-picture" />
	) : (
		<img
			className="storefront-picture skip-lazy"
			src={picture.src}
			srcSet={picture.srcset === '' ? undefined : picture.srcset}
			sizes={picture.srcset === '' ? undefined : `auto, ${SIZE}px`}
			alt={picture.alt}
			width={SIZE}
			height={SIZE}
			loading={isNear ? 'eager' : 'lazy'}
			decoding="async"
		/>
	);
