<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Admin\SiteHealth\ConflictingBlocks;
use StorefrontIslands\Admin\SiteHealth\SiteHealth;
use StorefrontIslands\Content\BlockMarkers;
use WP_Post;

/**
 * Tests the plugin's results in Site Health.
 */
final class SiteHealthTest extends TestCase {
	/** Returns true if a page with this content contains two carts or checkouts. */
	private static function has_two( string $content ): bool {
		return ConflictingBlocks::is_on( new WP_Post( (object) array( 'ID' => 0, 'post_content' => $content ) ) );
	}

	/** Runs a callback while a shop page has the given content. */
	private static function with_page( string $content, callable $find ) {
		$id = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Two <carts>',
				'post_content' => $content,
			)
		);
		try {
			return $find( $id );
		} finally {
			wp_delete_post( $id, true );
		}
	}

	public function test_duplicate_carts_and_checkouts_of_a_page_are_found_whatever_places_them(): void {
		$cart = '<!-- wp:storefront-islands/cart {"align":"wide"} /-->';
		$checkout = '<!-- wp:storefront-islands/checkout /-->';
		$theirs = '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart"></div><!-- /wp:woocommerce/cart -->';
		add_shortcode( 'woocommerce_checkout', '__return_empty_string' );
		foreach ( array( $cart . $theirs, $checkout . $theirs, $cart . '[woocommerce_checkout]', $cart . $cart, '[storefront_cart]' . $theirs, $cart . '<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout"} /-->' ) as $two ) {
			self::assertTrue( self::has_two( $two ) );
		}
		foreach ( array( '', $cart, $theirs, $theirs . $theirs, '[woocommerce_checkout]', $cart . '<!-- wp:woocommerce/mini-cart /-->', $cart . '<!-- wp:storefront-islands/mini-cart /-->', $cart . '<!-- wp:storefront-islands/cart-notes /-->' ) as $one ) {
			self::assertFalse( self::has_two( $one ) );
		}
		remove_shortcode( 'woocommerce_checkout' );
	}

	public function test_the_page_is_named_with_an_edit_link_for_users_who_may_edit_it(): void {
		self::assertSame( 'good', SiteHealth::test_conflicting_blocks()['status'] );
		self::with_page(
			'<!-- wp:storefront-islands/cart /--><!-- wp:woocommerce/cart /-->',
			static function ( int $id ): void {
				$result = SiteHealth::test_conflicting_blocks();
				self::assertSame( 'recommended', $result['status'] );
				self::assertTrue( false !== strpos( $result['description'], 'Two &lt;carts&gt;' ) || false !== strpos( $result['description'], '<li>Two' ) );
				self::assertStringNotContainsString( '<carts>', $result['description'] );
				self::assertStringNotContainsString( 'post.php', $result['description'] );
				wp_set_current_user( 1 );
				self::assertStringContainsString( "post.php?post=$id", SiteHealth::test_conflicting_blocks()['description'] );
			}
		);
	}

	public function test_the_marker_of_a_page_in_memory_is_no_second_cart(): void {
		self::with_page(
			'<!-- wp:storefront-islands/cart /-->',
			static function ( int $id ): void {
				$post = get_post( $id );

				$post->post_content .= BlockMarkers::lacked_by( $post->post_content );
				self::assertTrue( has_block( 'woocommerce/cart', $post ) );
				wp_cache_set( $id, (object) $post->to_array(), 'posts' );
				self::assertSame( 'good', SiteHealth::test_conflicting_blocks()['status'] );
			}
		);
	}

	public function test_site_health_shows_the_test_and_the_section(): void {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
		self::assertTrue( is_callable( $tests['direct']['storefront_islands_rivals']['test'] ) );
		$sections = apply_filters( 'debug_information', array() );
		foreach ( $sections['storefront-islands']['fields'] as $field ) {
			self::assertSame( array( 'string', true ), array( gettype( $field['value'] ), '' !== $field['value'] ) );
		}
	}
}
