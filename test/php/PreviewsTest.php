<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

/** Tests the HTML that the block editor shows of blocks, as it asks WordPress for it. */
final class PreviewsTest extends TestCase {
	/** Returns WordPress's response for a block. */
	private static function asked( string $block, array $attributes = array(), string $state = '' ): \WP_REST_Response {
		return rest_do_request( self::rest( 'POST', "/wp/v2/block-renderer/storefront-islands/$block", array( 'context' => 'edit', 'attributes' => $attributes, 'state' => $state ) ) );
	}

	private static function shown( string $block, array $attributes = array(), string $state = '' ): string {
		return self::asked( $block, $attributes, $state )->get_data()['rendered'];
	}

	public function test_only_who_may_edit_posts_is_shown_a_preview(): void {
		wp_set_current_user( 0 );
		self::assertSame( 401, self::asked( 'menu' )->get_status() );
		wp_set_current_user( wp_insert_user( array( 'user_login' => uniqid( 'customer' ), 'user_pass' => 'x', 'role' => 'subscriber' ) ) );
		self::assertSame( 403, self::asked( 'menu' )->get_status() );
		wp_set_current_user( 1 );
		self::assertSame( 200, self::asked( 'menu' )->get_status() );
		self::assertSame( 400, self::asked( 'menu', array( 'unknown' => 1 ) )->get_status() );
	}

	public function test_states_are_the_servers_own_and_have_no_islands(): void {
		wp_set_current_user( 1 );
		self::assertStringContainsString( '1042', self::shown( 'purchase-summary' ) );
		self::assertStringContainsString( 'No order to show', self::shown( 'purchase-summary', array(), 'none' ) );
		self::assertStringContainsString( 'Log out', self::shown( 'account' ) );
		self::assertStringContainsString( '<input type="password"', self::shown( 'account', array(), 'guest' ) );
		self::assertStringContainsString( 'storefront-product-card', self::shown( 'product-grid', array( 'perPage' => 2 ) ) );
		$empty = self::shown( 'product-grid', array( 'sortable' => true ), 'empty' );
		self::assertStringContainsString( '0 products', $empty );
		self::assertStringNotContainsString( 'storefront-product-card', $empty );
		self::assertMatchesRegularExpression( '/^<div class="storefront-islands-preview" inert>/', $empty );
		self::assertDoesNotMatchRegularExpression( '/<script|data-island|<form[^>]*\saction=/', $empty );
		$block = do_blocks( '<!-- wp:storefront-islands/purchase-summary /-->' );
		self::assertStringNotContainsString( '1042', $block, "the site's own shop is back" );
	}

	public function test_a_list_that_depends_on_the_page_or_the_visitor_shows_products_of_the_catalogue(): void {
		wp_set_current_user( 1 );
		foreach ( array( 'hand-picked', 'related', 'recently-viewed' ) as $collection ) {
			$list = self::shown( 'product-carousel', array( 'collection' => $collection, 'perPage' => 3 ) );
			self::assertSame( 3, substr_count( $list, '<li class="storefront-product-card' ), $collection );
			self::assertStringContainsString( 'storefront-product-price', $list, $collection );
		}
	}
}
