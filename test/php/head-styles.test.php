<?php
/**
 * Styles of the cart and the checkout in the head of classic themes' pages.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Page\HeadStyles;

/** Which of the two are enqueued for a page with this content, in a classic theme or a block theme. */
$enqueued = static function ( string $content, bool $is_classic = true ): array {
	$none  = static fn(): string => 'no-theme';
	$asked = $GLOBALS['wp_query']->queried_object ?? null;
	$GLOBALS['wp_query']->queried_object = new WP_Post( (object) array( 'post_content' => $content ) );
	if ( $is_classic ) {
		add_filter( 'stylesheet', $none );
	}
	wp_dequeue_style( 'storefront-islands-cart' );
	wp_dequeue_style( 'storefront-islands-checkout' );
	HeadStyles::enqueue();
	remove_filter( 'stylesheet', $none );
	$GLOBALS['wp_query']->queried_object = $asked;
	return array_values( array_filter( array( 'storefront-islands-cart', 'storefront-islands-checkout' ), 'wp_style_is' ) );
};

return array(
	'of what the content holds'                  => static function () use ( $enqueued ): void {
		same( array( 'storefront-islands-cart' ), $enqueued( '<!-- wp:storefront-islands/cart /-->' ) );
		same( array( 'storefront-islands-checkout' ), $enqueued( '[storefront_checkout]' ) );
		same( array(), $enqueued( '<!-- wp:storefront-islands/mini-cart /-->' ) );
	},
	'of what ours answer for'                    => static function () use ( $enqueued ): void {
		$on = static fn(): bool => true;
		same( array(), $enqueued( '<!-- wp:woocommerce/cart /-->' ) );
		add_filter( 'storefront_islands_replaces', $on );
		same( array( 'storefront-islands-cart' ), $enqueued( '<!-- wp:woocommerce/cart /-->' ) );
		remove_filter( 'storefront_islands_replaces', $on );
	},
	'not where a block theme tells before the head' => static function () use ( $enqueued ): void {
		same( array(), $enqueued( '<!-- wp:storefront-islands/cart /-->', false ) );
	},
);
