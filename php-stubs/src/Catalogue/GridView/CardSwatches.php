<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\GridView;

use StorefrontIslands\Catalogue\Product\Attribute;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Catalogue\Product\SwatchSample;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Links from a card to the product with one value chosen, for the first attribute of its variations that has samples. */
final class CardSwatches {
	/** Maximum number of samples; the rest is a number. */
	private const MAX = 5;

	/** Returns the list; empty for a product without such an attribute. */
	public static function html( Product $product, Shop $shop ): string {
		foreach ( $product->shared_choices() as $attribute ) {
			$attribute->load_swatches( $shop );
			$links = self::links( $product, $attribute );
			if ( array() !== $links ) {
				$rest = count( $links ) - self::MAX;
				return sprintf(
					'<ul class="storefront-product-card__swatches" aria-label="%s">%s%s</ul>',
					Text::encode( $attribute->label() ),
					implode( '', array_slice( $links, 0, self::MAX ) ),
					$rest > 0 ? sprintf( '<li>+%s</li>', Text::encode( Number::text( $rest ) ) ) : ''
				);
			}
		}
		return '';
	}

	/**
	 * Returns the items of the list.
	 *
	 * @return list<string>
	 */
	private static function links( Product $product, Attribute $attribute ): array {
		$links = array();
		foreach ( $attribute->terms as $slug => $name ) {
			$sample = SwatchSample::html( $attribute->swatches[ $slug ] ?? null );
			if ( '' !== $sample ) {
				$links[] = sprintf(
					'<li><a href="%1$s" title="%2$s">%3$s<span class="storefront-visually-hidden">%2$s</span></a></li>',
					Text::url( add_query_arg( $attribute->field, rawurlencode( (string) $slug ), $product->url() ) ),
					Text::encode( $name ),
					$sample
				);
			}
		}
		return $links;
	}
}
