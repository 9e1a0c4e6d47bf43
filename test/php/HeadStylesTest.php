<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\HeadStyles;
use WP_Post;

/** Tests styles of the cart and the checkout in the head of pages of classic themes. */
final class HeadStylesTest extends TestCase {
	/**
	 * Returns which of the two styles are enqueued for a page with this content, in a classic theme or a block theme.
	 */
	private static function enqueued( string $content, bool $is_classic = true ): array {
		$none = static fn(): string => 'no-theme';
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
	}

	public function test_styles_of_blocks_in_the_content_are_enqueued_in_the_head(): void {
		self::assertSame( array( 'storefront-islands-cart' ), self::enqueued( '<!-- wp:storefront-islands/cart /-->' ) );
		self::assertSame( array( 'storefront-islands-checkout' ), self::enqueued( '[storefront_checkout]' ) );
		self::assertSame( array(), self::enqueued( '<!-- wp:storefront-islands/mini-cart /-->' ) );
	}

	public function test_styles_of_replaced_blocks_are_enqueued_in_the_head(): void {
		$on = static fn(): bool => true;
		self::assertSame( array(), self::enqueued( '<!-- wp:woocommerce/cart /-->' ) );
		add_filter( 'storefront_islands_replaces', $on );
		self::assertSame( array( 'storefront-islands-cart' ), self::enqueued( '<!-- wp:woocommerce/cart /-->' ) );
	}

	public function test_block_themes_need_no_styles_enqueued_for_the_head(): void {
		self::assertSame( array(), self::enqueued( '<!-- wp:storefront-islands/cart /-->', false ) );
	}
}
