<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\HeadStyles;
use WP_Post;

/** Tests styles of the cart and the checkout in the head of pages of classic themes. */
final class HeadStylesTest extends TestCase {
	/** Returns which of the two styles are enqueued for a page with this content. */
	private static function enqueued( string $content ): array {
		$styles = array( 'storefront-islands-cart', 'storefront-islands-checkout' );
		$asked  = $GLOBALS['wp_query']->queried_object ?? null;
		$GLOBALS['wp_query']->queried_object = new WP_Post( (object) array( 'post_content' => $content ) );
		array_map( 'wp_dequeue_style', $styles );
		HeadStyles::enqueue();
		$GLOBALS['wp_query']->queried_object = $asked;
		return array_values( array_filter( $styles, 'wp_style_is' ) );
	}

	public function test_styles_of_blocks_in_the_content_are_enqueued_in_the_head_of_a_classic_theme(): void {
		self::assertSame( array(), self::enqueued( '<!-- wp:storefront-islands/cart /-->' ), 'a block theme' );
		add_filter( 'stylesheet', static fn(): string => 'no-theme' );
		self::assertSame( array( 'storefront-islands-cart' ), self::enqueued( '<!-- wp:storefront-islands/cart /-->' ) );
		self::assertSame( array( 'storefront-islands-checkout' ), self::enqueued( '[storefront_checkout]' ) );
		self::assertSame( array(), self::enqueued( '<!-- wp:storefront-islands/mini-cart /-->' ) );
		self::assertSame( array(), self::enqueued( '<!-- wp:woocommerce/cart /-->' ) );
		add_filter( 'storefront_islands_replaces', '__return_true' );
		self::assertSame( array( 'storefront-islands-cart' ), self::enqueued( '<!-- wp:woocommerce/cart /-->' ) );
	}
}
