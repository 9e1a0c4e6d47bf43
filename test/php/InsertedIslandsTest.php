<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\ActionLinks;
use StorefrontIslands\Page\Assets\LazyStyles;
use WP_REST_Response;
use WP_Styles;

/** Tests that blocks added to a page later find their scripts. */
final class InsertedIslandsTest extends TestCase {
	/** Returns the response to a request for scripts. */
	private static function ask( string $name, int $user = 0 ): WP_REST_Response {
		wp_set_current_user( $user );
		return rest_do_request( self::rest( 'GET', "/storefront-islands/v1/scripts/$name" ) );
	}

	public function test_an_inserted_island_finds_all_its_scripts(): void {
		$data = self::ask( 'mini-cart' )->get_data();
		$list = $data['needs']->{'mini-cart'};
		self::assertSame( 'storefront-islands-mini-cart', end( $list ) );
		self::assertContains( 'wp-data', $list );
		self::assertNotContains( 'storefront-islands-boot', $list );
		self::assertSame( $list, array_keys( (array) $data['scripts'] ) );
		self::assertTrue( isset( $data['scripts']->{'storefront-islands-mini-cart'}['style'], $data['settings']['storePages'] ) );
	}

	public function test_the_response_is_the_same_for_everybody(): void {
		self::assertSame( wp_json_encode( self::ask( 'mini-cart' )->get_data() ), wp_json_encode( self::ask( 'mini-cart', 1 )->get_data() ) );
		self::assertSame( 'public, max-age=600', self::ask( 'mini-cart' )->get_headers()['Cache-Control'] );
	}

	public function test_other_names_return_404(): void {
		foreach ( array( 'checkout', 'boot', 'editor', 'shared', 'wp-api-fetch', 'no-such-thing' ) as $name ) {
			self::assertSame( 404, self::ask( $name )->get_status() );
		}
	}

	public function test_styles_already_in_the_page_are_omitted(): void {
		$styles = new WP_Styles();
		$styles->add( 'one', 'https://shop.test/one.css', array(), '7' );
		self::assertSame( array( 'style' => 'https://shop.test/one.css?ver=7' ), ( new LazyStyles( $styles ) )->style_of( 'one' ) );
		self::assertSame( array(), ( new LazyStyles( $styles ) )->style_of( 'other' ) );
		$styles->done[] = 'one';
		self::assertSame( array(), ( new LazyStyles( $styles ) )->style_of( 'one' ) );
	}

	public function test_the_prefix_of_action_links_is_a_setting(): void {
		foreach ( array( 'my-action' => 'my-action', '"><b' => '', '' => '' ) as $wished => $prefix ) {
			add_filter( 'storefront_islands_action_prefix', static fn(): string => $wished );
			self::assertSame( $prefix, ActionLinks::prefix() );
		}
	}

	public function test_pages_with_action_links_have_the_data_for_them(): void {
		$pages = array(
			'<a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3De30%3D">x</a>' => true,
			'<a href="https://shop.test/#elementor-action:action=lightbox">x</a>'           => true,
			'<a href="/a.jpg" data-elementor-open-lightbox="yes">x</a>'                     => true,
			'<a href="#elementor-actions">x</a>'                                            => false,
		);
		foreach ( $pages as $html => $has_links ) {
			$islands = self::new_page();
			self::assertSame( $html, ( new ActionLinks( $islands ) )->look_at( $html ) );
			self::assertSame( $has_links ? array( 'action-links', 'lightbox' ) : array(), array_keys( $islands->deferred_scripts( true )['needs'] ), $html );
		}
	}
}
