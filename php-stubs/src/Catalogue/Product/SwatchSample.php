<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\Swatch;

defined( 'ABSPATH' ) || exit;

/** A round sample beside or in place of a name. A strict Content-Security-Policy forbids style attributes, so it is an SVG. */
final class SwatchSample {
	/** Returns the sample, which says nothing: the name is beside it. Empty for a value without one. */
	public static function html( ?Swatch $swatch ): string {
		if ( null === $swatch || $swatch->is_empty() ) {
			return '';
		}
		if ( '' !== $swatch->picture ) {
			return sprintf( '<img class="storefront-swatch__sample" src="%s" alt="" width="32" height="32" loading="lazy">', Text::url( $swatch->picture ) );
		}
		$paths = '';
		foreach ( $swatch->colors as $index => $color ) {
			$paths .= sprintf( '<path fill="%s" d="%s"></path>', Text::encode( $color ), Swatch::SHAPES[ $index ] );
		}
		return "<svg class=\"storefront-swatch__sample\" viewBox=\"0 0 2 2\" aria-hidden=\"true\">$paths</svg>";
	}
}
