<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Product;

use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Average rating of a product as five stars, with a text alternative. */
final class Rating {
	/** Returns the stars; empty without reviews. */
	public static function html( float $average, int $count ): string {
		if ( $average <= 0 ) {
			return '';
		}
		$average = round( min( 5.0, $average ), 1 );
		$number  = Number::text( $average, floor( $average ) === $average ? 0 : 1 );
		/* translators: %s: number of stars. */
		$label = sprintf( __( 'Rated %s out of 5', 'storefront-islands' ), $number );
		return sprintf(
			'<p class="storefront-rating"><span class="storefront-rating__stars is-%2$d" role="img" aria-label="%1$s"></span>%3$s</p>',
			Text::encode( $label ),
			(int) round( $average * 10 ),
			$count > 0 ? self::count( $count ) : ''
		);
	}

	/** Returns the number of reviews: in parentheses for sighted users, in words for screen readers. */
	private static function count( int $count ): string {
		$number = Number::text( $count );
		/* translators: %s: number of reviews. */
		$words = sprintf( _n( '%s review', '%s reviews', $count, 'storefront-islands' ), $number );
		return sprintf(
			' <span class="storefront-rating__count" aria-hidden="true">%s</span><span class="storefront-visually-hidden">%s</span>',
			Text::encode( '(' . $number . ')' ),
			Text::encode( $words )
		);
	}
}
